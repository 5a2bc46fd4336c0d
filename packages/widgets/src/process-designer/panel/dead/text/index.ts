import type { Lang } from '../../../../kit/theme/tokens.ts';
import { en } from './en.ts';
import { type DeadTexts, zh } from './zh.ts';

export const deadTexts = (lang: Lang): DeadTexts => (lang === 'en' ? en : zh);
