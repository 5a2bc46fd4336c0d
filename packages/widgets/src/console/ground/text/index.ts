import type { Label, Lang } from '@gongdi/domain';
import { en } from './en.ts';
import { zh, type ConsoleText } from './zh.ts';

export type { ConsoleText } from './zh.ts';
export const consoleText: Record<Lang, ConsoleText> = { zh, en };

/** Returns a text in both languages, for parameters of type `Label`. */
export function labelOf(key: keyof ConsoleText): Label {
  return { zh: zh[key], en: en[key] };
}

/** Joins words: without separator in Chinese, with a space in English. */
export function joined(lang: Lang, ...words: readonly string[]): string {
  return words.join(lang === 'zh' ? '' : ' ');
}
