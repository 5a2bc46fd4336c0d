import type { Lang } from '../../../kit/theme/tokens.ts';
import { en } from './en.ts';
import { zh, type CompareTexts } from './zh.ts';

export { format } from '../../../diagram/format.ts';

export const compareTexts = (lang: Lang): CompareTexts => (lang === 'en' ? en : zh);
