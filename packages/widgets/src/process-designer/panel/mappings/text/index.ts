import type { Lang } from '../../../../kit/theme/tokens.ts';
import { en } from './en.ts';
import { type MappingTexts, zh } from './zh.ts';

export type { MappingTexts } from './zh.ts';
export const mappingTexts = (lang: Lang): MappingTexts => (lang === 'en' ? en : zh);
