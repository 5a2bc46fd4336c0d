import type { Lang } from '../../../../kit/theme/tokens.ts';
import { en } from './en.ts';
import { type LoopTexts, zh } from './zh.ts';

export type { LoopTexts } from './zh.ts';
export const loopTexts = (lang: Lang): LoopTexts => (lang === 'en' ? en : zh);
