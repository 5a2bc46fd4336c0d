import { DICTIONARY_LIMITS } from '@gongdi/api';
import {
  dictionaries,
  fill,
  problemsOfEntries,
  type DictionaryEntry,
  type FieldProblem,
  type Lang,
} from '@gongdi/domain';
import type { entriesOf } from './draft.ts';

type Entries = ReturnType<typeof entriesOf>;

/**
 * Returns what has to be corrected before the entries of a dictionary can be sent: entries without a value, and what
 * the built-in dictionary does not allow.
 * @param valueWrong text for an entry without a value, with `{max}` @param had the stored entries
 */
export function problemsBeforeSending(
  dict_type: string,
  entries: Entries,
  lang: Lang,
  valueWrong: string,
  had: readonly DictionaryEntry[] = [],
): readonly FieldProblem[] {
  const message = fill(valueWrong, { max: DICTIONARY_LIMITS.value });
  const wrong = entries.flatMap(({ value }, index): FieldProblem[] =>
    value < 0 ? [{ path: `entries.${index}.value`, code: 'value', message }] : [],
  );
  const builtIn = dictionaries.get(dict_type);
  return [...wrong, ...(builtIn ? problemsOfEntries(builtIn, entries as DictionaryEntry[], lang, had) : [])];
}

/** Returns the messages about one entry. */
export function problemsOfEntry(problems: readonly FieldProblem[], index: number): readonly string[] {
  return problems.filter(({ path }) => path.startsWith(`entries.${index}.`)).map(({ message }) => message);
}

/** Returns the messages that are about no entry. */
export function generalProblems(problems: readonly FieldProblem[]): readonly string[] {
  return problems.filter(({ path }) => !/^entries\.\d/.test(path)).map(({ message }) => message);
}
