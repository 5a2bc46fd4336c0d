import type { Lang } from '../../../../kit/theme/tokens.ts';
import { en } from './en.ts';
import { type PeopleTexts, zh } from './zh.ts';

export type { PeopleTexts } from './zh.ts';

export const peopleTexts = (lang: Lang): PeopleTexts => (lang === 'en' ? en : zh);
