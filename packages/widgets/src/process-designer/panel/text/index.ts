import { format as fill } from '../../../diagram/format.ts';
import type { Lang } from '../../../kit/theme/tokens.ts';
import { en } from './en.ts';
import { type PanelTexts, zh } from './zh.ts';

export type { PanelTexts } from './zh.ts';

export const panelTexts = (lang: Lang): PanelTexts => (lang === 'en' ? en : zh);

/** Replaces the `{placeholders}` of a text; adds a space between a Chinese and a Latin word. */
export const format = (text: string, places: Record<string, string | number>): string =>
  fill(text, places).replaceAll(/(\p{Script=Han})(?=[A-Za-z])/gu, '$1 ');
