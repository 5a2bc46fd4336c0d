import type { WholeDictionary } from '@gongdi/api';
import type { DictionaryEntry } from '@gongdi/domain';
import { draftOf, type DraftEntry } from './draft.ts';

/** Returns the entries in the values of a change; what a log entry does not hold is left out. */
export function entriesIn(values: Readonly<Record<string, unknown>>): readonly DictionaryEntry[] {
  const { entries } = values;
  return Array.isArray(entries) ? (entries as DictionaryEntry[]) : [];
}

/**
 * Returns an older state as a draft. Entries that were added since then stay, disabled and at the end: records may have
 * them.
 */
export function restored(entries: readonly DictionaryEntry[], now: WholeDictionary): DraftEntry[] {
  const present = new Map(draftOf(now).map((entry) => [entry.value, entry]));
  const back = entries.map((entry): DraftEntry => ({
    key: `v${entry.value}`,
    value: entry.value,
    isNew: !present.has(entry.value),
    label: entry.label,
    color_type: entry.color_type ?? null,
    css_class: entry.css_class ?? null,
    disabled: entry.disabled ?? false,
    built_in: present.get(entry.value)?.built_in ?? false,
    abbreviation: entry.abbreviation ?? null,
    path: entry.path ?? null,
  }));
  const had = new Set(entries.map(({ value }) => value));
  const since = [...present.values()].filter(({ value }) => value !== null && !had.has(value));
  return [...back, ...since.map((entry) => ({ ...entry, disabled: !entry.built_in || entry.disabled }))];
}
