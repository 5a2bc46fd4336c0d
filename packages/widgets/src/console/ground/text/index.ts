import { inSentence, type Label, type Lang } from '@gongdi/domain';
import { en } from './en.ts';
import { zh, type ConsoleText } from './zh.ts';

export type { ConsoleText } from './zh.ts';
export const consoleText: Record<Lang, ConsoleText> = { zh, en };

/** Returns a text in both languages, for parameters of type `Label`. */
export function labelOf(key: keyof ConsoleText): Label {
  return { zh: zh[key], en: en[key] };
}

/** Joins words: without separator in Chinese, with a space and as inside a sentence in English. */
export function joined(lang: Lang, ...words: readonly string[]): string {
  return lang === 'zh' ? words.join('') : words.map((word, at) => (at === 0 ? word : inSentence(word))).join(' ');
}
