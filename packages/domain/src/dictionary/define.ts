import type { Label } from '../label.ts';

/** Colour of a dictionary tag; antd's preset status names. */
export type ColorType = 'default' | 'processing' | 'success' | 'warning' | 'error';

/** Entry of a dictionary (console specification, section 3). */
export interface DictionaryEntry {
  value: number;
  label: Label;
  color_type?: ColorType;
}

export interface Dictionary<N extends string = string> {
  dict_type: N;
  label: Label;
  entries: readonly DictionaryEntry[];
}

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
