import type { Lang } from '../../../../kit/theme/tokens.ts';
import { en } from './en.ts';
import { type TaskKindTexts, zh } from './zh.ts';

export type { TaskKindTexts } from './zh.ts';
export const taskKindTexts = (lang: Lang): TaskKindTexts => (lang === 'en' ? en : zh);
