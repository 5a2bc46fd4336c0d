import { fill, type Label } from '@gongdi/domain';
import { en } from './en.ts';
import { zh, type DictionaryMessages } from './zh.ts';

/** Returns a message in both languages. */
export function dictionaryLabel(
  key: keyof DictionaryMessages,
  values: Record<keyof Label, Record<string, string>>,
): Label {
  return { zh: fill(zh[key], values.zh), en: fill(en[key], values.en) };
}
