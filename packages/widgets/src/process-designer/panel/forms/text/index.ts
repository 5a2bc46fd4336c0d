import type { Lang } from '../../../../kit/theme/tokens.ts';
import { en } from './en.ts';
import { type FormTexts, zh } from './zh.ts';

export type { FormTexts } from './zh.ts';

export const formTexts = (lang: Lang): FormTexts => (lang === 'en' ? en : zh);
