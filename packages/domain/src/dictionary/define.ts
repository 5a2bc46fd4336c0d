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
  /** Not offered for new records; records that already have this value keep it. */
  disabled?: boolean;
  /** For device types: the short name, and the address of its screens (console specification, section 3). */
  abbreviation?: string;
  path?: string;
}

export interface Dictionary<N extends string = string> {
  dict_type: N;
  label: Label;
  entries: readonly DictionaryEntry[];
  /** Administrators may add entries. Of other dictionaries code acts on the values, so a new one would do nothing. */
  own?: true;
}

/** Exports of a dictionary file: the dictionaries, and the constants of their values. */
export type DictionaryFile = Readonly<Record<string, object>>;

const known = new Map<string, Dictionary>();

/**
 * Returns a built-in dictionary whose file has been imported. In a browser, each page imports the files of the
 * dictionaries that it names.
 */
export const knownDictionary = (dict_type: string): Dictionary | undefined => known.get(dict_type);

/**
 * Registers a dictionary that is made while the program runs. Its type must name its entries: the same type always has
 * the same entries, because one process may work for several installations.
 */
export function registerDictionary(dictionary: Dictionary): Dictionary {
  known.set(dictionary.dict_type, dictionary);
  return dictionary;
}

/**
 * Defines a dictionary and registers it by its type.
 * @throws Error when two entries share a value
 */
export function defineDictionary<const N extends string>(
  dict_type: N,
  label: Label,
  entries: readonly DictionaryEntry[],
  more: Pick<Dictionary, 'own'> = {},
): Dictionary<N> {
  const values = entries.map((entry) => entry.value);
  if (new Set(values).size !== values.length) throw new Error(`${dict_type}: a value stands twice`);
  const dictionary = { dict_type, label, entries, ...more };
  known.set(dict_type, dictionary);
  return dictionary;
}
