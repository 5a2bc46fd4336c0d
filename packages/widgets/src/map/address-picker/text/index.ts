import type { Lang } from '../../../kit/theme/tokens.ts';
import { en } from './en.ts';
import { zh, type Texts } from './zh.ts';

export const pickerTexts = (lang: Lang): Texts => (lang === 'en' ? en : zh);
