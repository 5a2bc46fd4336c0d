import type { Lang } from '../../../../kit/theme/tokens.ts';
import { en } from './en.ts';
import { type TimerTexts, zh } from './zh.ts';

export type { TimerTexts } from './zh.ts';
export const timerTexts = (lang: Lang): TimerTexts => (lang === 'en' ? en : zh);
