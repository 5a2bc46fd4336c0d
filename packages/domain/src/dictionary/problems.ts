import type { FieldProblem } from '../error/error.ts';
import { fill, type Label, type Lang } from '../label.ts';
import type { Dictionary, DictionaryEntry } from './define.ts';
import { dictionaryText, type DictionaryText } from './text/index.ts';

/**
 * Returns the problems with the entries that an administrator gives a dictionary. The editor and the server call this
 * function. A path is `entries.<index>` with the property in question, or `entries`.
 * @param had the entries so far: what an administrator added before `own` was asked for stays
 */
export function problemsOfEntries(
  builtIn: Dictionary,
  entries: readonly DictionaryEntry[],
  lang: Lang,
  had: readonly DictionaryEntry[] = builtIn.entries,
): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const report = (path: string, key: keyof DictionaryText, values: Record<string, string | number> = {}) =>
    problems.push({ path, code: key, message: fill(dictionaryText[lang][key], values) });
  for (const { value, label } of builtIn.entries)
    if (!entries.some((entry) => entry.value === value))
      report('entries', 'builtInMissing', { label: label[lang], value });
  const values = new Set<number>();
  const labels = { zh: new Set<string>(), en: new Set<string>() };
  for (const [index, { value, label }] of entries.entries()) {
    if (values.has(value)) report(`entries.${index}.value`, 'valueTwice', { value });
    values.add(value);
    if (!builtIn.own && ![...builtIn.entries, ...had].some((one) => one.value === value))
      report(`entries.${index}.value`, 'noOwn', { label: label[lang].trim() || value });
    for (const side of ['zh', 'en'] as const) {
      const text = label[side].trim();
      // The sheet import finds an entry by its label, ignoring case, and by its value.
      const word = text.toLowerCase();
      if (text === '')
        report(`entries.${index}.label.${side}`, side === 'zh' ? 'labelMissing' : 'englishMissing', { value });
      else if (labels[side].has(word)) report(`entries.${index}.label.${side}`, 'labelTwice', { label: text });
      else if (entries.some((other) => other.value !== value && String(other.value) === text))
        report(`entries.${index}.label.${side}`, 'labelIsValue', { label: text });
      labels[side].add(word);
    }
  }
  if (entries.length > 0 && entries.every((entry) => entry.disabled)) report('entries', 'allDisabled');
  return problems;
}

/** Returns why the state of a lifecycle cannot be disabled. */
export const stateDisabled = (label: Label, lang: Lang): string =>
  fill(dictionaryText[lang].stateDisabled, { label: label[lang] });
