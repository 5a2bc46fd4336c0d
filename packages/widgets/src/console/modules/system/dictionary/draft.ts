import type { WholeDictionary, WholeEntry } from '@gongdi/api';

/** An entry while it is edited. `key` stays when rows move; a new entry has a value still to be typed. */
export interface DraftEntry extends Omit<WholeEntry, 'value'> {
  key: string;
  value: number | null;
  isNew: boolean;
}

export function draftOf({ entries }: WholeDictionary): DraftEntry[] {
  return entries.map((entry) => ({ ...entry, key: `v${entry.value}`, isNew: false }));
}

/** The next free value: one more than the largest. */
export function nextValue(draft: readonly DraftEntry[]): number {
  return Math.max(0, ...draft.map((entry) => entry.value ?? 0)) + 1;
}

/** An empty entry with the next free value. */
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

/** The draft with one entry a place higher (-1) or lower (1); as it is at the ends. */
export function moved(draft: readonly DraftEntry[], index: number, by: -1 | 1): DraftEntry[] {
  const next = [...draft];
  const [entry] = next.splice(index, 1);
  const to = index + by;
  if (!entry || to < 0 || to > next.length) return [...draft];
  next.splice(to, 0, entry);
  return next;
}

/** What is sent: English falls back to the Chinese words, so that nobody has to translate what only they read. */
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

/** Whether a draft differs from what is stored. */
export function isChanged(draft: readonly DraftEntry[], stored: WholeDictionary): boolean {
  return JSON.stringify(entriesOf(draft)) !== JSON.stringify(entriesOf(draftOf(stored)));
}
