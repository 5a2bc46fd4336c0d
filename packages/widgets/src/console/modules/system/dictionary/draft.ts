import type { WholeDictionary, WholeEntry } from '@gongdi/api';
import type { Dictionary, DictionaryEntry } from '@gongdi/domain';

/** An entry in the editor. `key` does not change when rows move. Only a new entry's value can be edited. */
export interface DraftEntry extends Omit<WholeEntry, 'value'> {
  key: string;
  value: number | null;
  isNew: boolean;
}

export function draftOf({ entries }: WholeDictionary): DraftEntry[] {
  return entries.map((entry) => ({ ...entry, key: `v${entry.value}`, isNew: false }));
}

/** Returns the next free value: one more than the largest. */
function nextValue(draft: readonly DraftEntry[]): number {
  return Math.max(0, ...draft.map((entry) => entry.value ?? 0)) + 1;
}

/** Returns an empty entry with the next free value. */
export function newEntry(draft: readonly DraftEntry[]): DraftEntry {
  const value = nextValue(draft);
  return {
    key: `n${value}-${draft.length}`,
    value,
    isNew: true,
    label: { zh: '', en: '' },
    color_type: null,
    css_class: null,
    disabled: false,
    built_in: false,
    abbreviation: null,
    path: null,
  };
}

/** Returns the draft with one entry moved up (-1) or down (1) by one; at the ends it does not change. */
export function moved(draft: readonly DraftEntry[], index: number, by: -1 | 1): DraftEntry[] {
  const next = [...draft];
  const [entry] = next.splice(index, 1);
  const to = index + by;
  if (!entry || to < 0 || to > next.length) return [...draft];
  next.splice(to, 0, entry);
  return next;
}

/**
 * Returns the entries to send. An empty English name is replaced by the Chinese one, so that nobody has to translate
 * names that only Chinese readers see.
 */
export function entriesOf(draft: readonly DraftEntry[]) {
  return draft.map(({ value, label, color_type, css_class, disabled, abbreviation, path }) => ({
    value: value ?? -1,
    label: { zh: label.zh.trim(), en: label.en.trim() || label.zh.trim() },
    color_type,
    css_class,
    disabled,
    abbreviation,
    path,
  }));
}

/** Returns whether a draft differs from the stored dictionary. */
export function isChanged(draft: readonly DraftEntry[], stored: WholeDictionary): boolean {
  return JSON.stringify(entriesOf(draft)) !== JSON.stringify(entriesOf(draftOf(stored)));
}

/** Returns the dictionary that a draft would make; entries that have no value or name yet are left out. */
export function dictionaryIn({ dict_type, label }: WholeDictionary, draft: readonly DraftEntry[]): Dictionary {
  const entries = entriesOf(draft)
    .filter(({ value, label: { zh } }) => value >= 0 && zh !== '')
    .map(({ value, label: words, color_type, disabled }): DictionaryEntry => ({
      value,
      label: words,
      ...(color_type && { color_type }),
      ...(disabled && { disabled }),
    }));
  return { dict_type, label, entries };
}
