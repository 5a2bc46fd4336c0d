import type { FieldProblem } from '../error/error.ts';
import { fill, type Lang } from '../label.ts';
import type { Dictionary, DictionaryEntry } from './define.ts';
import { dictionaryText, type DictionaryText } from './text/index.ts';

/**
 * What is wrong with the entries that an administrator gives a dictionary. Editor and server call this. Paths are
 * `entries.<index>` with the part that is meant, or `entries`.
 */
export function problemsOfEntries(
  builtIn: Dictionary,
  entries: readonly DictionaryEntry[],
  lang: Lang,
): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const say = (path: string, key: keyof DictionaryText, values: Record<string, string | number> = {}) =>
    problems.push({ path, code: key, message: fill(dictionaryText[lang][key], values) });
  for (const { value, label } of builtIn.entries)
    if (!entries.some((entry) => entry.value === value))
      say('entries', 'builtInMissing', { label: label[lang], value });
  const values = new Set<number>();
  const labels = { zh: new Set<string>(), en: new Set<string>() };
  for (const [index, { value, label }] of entries.entries()) {
    if (values.has(value)) say(`entries.${index}.value`, 'valueTwice', { value });
    values.add(value);
    for (const side of ['zh', 'en'] as const) {
      const text = label[side].trim();
      // Sheets find an entry by its words, whatever their case, and by its value.
      const word = text.toLowerCase();
      if (text === '')
        say(`entries.${index}.label.${side}`, side === 'zh' ? 'labelMissing' : 'englishMissing', { value });
      else if (labels[side].has(word)) say(`entries.${index}.label.${side}`, 'labelTwice', { label: text });
      else if (entries.some((other) => other.value !== value && String(other.value) === text))
        say(`entries.${index}.label.${side}`, 'labelIsValue', { label: text });
      labels[side].add(word);
    }
  }
  if (entries.length > 0 && entries.every((entry) => entry.disabled)) say('entries', 'allDisabled');
  return problems;
}
