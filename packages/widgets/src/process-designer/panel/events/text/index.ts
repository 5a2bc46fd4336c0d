import type { Lang } from '../../../../kit/theme/tokens.ts';
import { en } from './en.ts';
import { type EventTexts, zh } from './zh.ts';

export type { EventTexts } from './zh.ts';
export const eventTexts = (lang: Lang): EventTexts => (lang === 'en' ? en : zh);
