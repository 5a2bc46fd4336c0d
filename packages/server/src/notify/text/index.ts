import { fill, type Label } from '@gongdi/domain';
import { en } from './en.ts';
import { zh, type NotifyText } from './zh.ts';

type Values = Record<string, string | number | Label>;

/** A text in both languages; a value that is a label speaks the language of its text. */
export function notifyLabel(key: keyof NotifyText, values: Values = {}): Label {
  const of = (lang: keyof Label) =>
    Object.fromEntries(Object.entries(values).map(([name, one]) => [name, typeof one === 'object' ? one[lang] : one]));
  return { zh: fill(zh[key], of('zh')), en: fill(en[key], of('en')) };
}
