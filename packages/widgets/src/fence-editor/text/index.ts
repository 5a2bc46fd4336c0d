import type { Lang } from '../../kit/theme/tokens.ts';
import { en } from './en.ts';
import { zh, type Texts } from './zh.ts';

export { format } from '../../diagram/format.ts';
export type { Texts } from './zh.ts';

export const textsOf = (lang: Lang): Texts => (lang === 'en' ? en : zh);
