import type { Lang } from '../../kit/theme/tokens.ts';
import { en } from './en.ts';
import { zh, type Texts } from './zh.ts';

export type { Texts } from './zh.ts';

export const textsOf = (lang: Lang): Texts => (lang === 'en' ? en : zh);

/** Puts values into the `{places}` of a text. */
export const format = (text: string, places: Record<string, string | number>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(places[name] ?? whole));
