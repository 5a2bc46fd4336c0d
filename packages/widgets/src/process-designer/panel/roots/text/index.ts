import type { Lang } from '../../../../kit/theme/tokens.ts';
import { en } from './en.ts';
import { type RootTexts, zh } from './zh.ts';

export const rootTexts = (lang: Lang): RootTexts => (lang === 'en' ? en : zh);
