import type { Label } from '../label.ts';

/** Colours of a dictionary tag: antd's preset status names. */
export const COLOR_TYPES = ['default', 'processing', 'success', 'warning', 'error'] as const;
export type ColorType = (typeof COLOR_TYPES)[number];

/** Entry of a dictionary (console specification, section 3). */
export interface DictionaryEntry {
  value: number;
  label: Label;
  color_type?: ColorType;
  css_class?: string;
  /** Not offered for new records any more; those that have it keep it. */
  disabled?: boolean;
  /** Of a device type: its short name, and the address of its screens (section 3). */
  abbreviation?: string;
  path?: string;
}

export interface Dictionary<N extends string = string> {
  dict_type: N;
  label: Label;
  entries: readonly DictionaryEntry[];
}

/** What a file of dictionaries exports: they, and the constants of their values. */
export type DictionaryRoom = Readonly<Record<string, object>>;

/** @throws Error when two entries share a value */
export function defineDictionary<const N extends string>(
  dict_type: N,
  label: Label,
  entries: readonly DictionaryEntry[],
): Dictionary<N> {
  const values = entries.map((entry) => entry.value);
  if (new Set(values).size !== values.length) throw new Error(`${dict_type}: a value stands twice`);
  return { dict_type, label, entries };
}
