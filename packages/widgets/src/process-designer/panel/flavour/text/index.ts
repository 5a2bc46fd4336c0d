import type { Lang } from '../../../../kit/theme/tokens.ts';
import { en } from './en.ts';
import { type FlavourTexts, zh } from './zh.ts';

export { format } from '../../../../diagram/format.ts';
export type { FlavourTexts } from './zh.ts';

export const flavourTexts = (lang: Lang): FlavourTexts => (lang === 'en' ? en : zh);
