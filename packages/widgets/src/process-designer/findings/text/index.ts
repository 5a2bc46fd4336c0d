import type { Lang } from '../../../kit/theme/tokens.ts';
import { en } from './en.ts';
import { zh, type FindingTexts } from './zh.ts';

export { format } from '../../../diagram/format.ts';
export type { FindingTexts } from './zh.ts';

export const findingTexts = (lang: Lang): FindingTexts => (lang === 'en' ? en : zh);
