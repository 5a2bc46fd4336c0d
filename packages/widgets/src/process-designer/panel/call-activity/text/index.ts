import type { Lang } from '../../../../kit/theme/tokens.ts';
import { en } from './en.ts';
import { type CallTexts, zh } from './zh.ts';

export type { CallTexts } from './zh.ts';
export const callTexts = (lang: Lang): CallTexts => (lang === 'en' ? en : zh);
