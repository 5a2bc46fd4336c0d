import type { Label, Lang } from '@gongdi/domain';
import { en } from './en.ts';
import { zh, type ConsoleText } from './zh.ts';

export type { ConsoleText } from './zh.ts';
export const consoleText: Record<Lang, ConsoleText> = { zh, en };

/** A text in both languages, for what takes a label. */
export function labelOf(key: keyof ConsoleText): Label {
  return { zh: zh[key], en: en[key] };
}

/** Words that stand side by side: Chinese without, English with a space between. */
export function joined(lang: Lang, ...words: readonly string[]): string {
  return words.join(lang === 'zh' ? '' : ' ');
}
