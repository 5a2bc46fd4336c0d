import type { Lang } from '../../../../kit/theme/tokens.ts';
import { en } from './en.ts';
import { type JobTexts, zh } from './zh.ts';

export const jobTexts = (lang: Lang): JobTexts => (lang === 'en' ? en : zh);
