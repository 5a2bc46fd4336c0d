import type { Lang } from '../../../kit/theme/tokens.ts';
import { en } from './en.ts';
import { type ColorTexts, zh } from './zh.ts';

export type { ColorTexts } from './zh.ts';

export const colorTexts = (lang: Lang): ColorTexts => (lang === 'en' ? en : zh);
