import type { WholeDictionary } from '@gongdi/api';
import { dictionaries, textOf, type DictionaryEntry, type Lang } from '@gongdi/domain';
import type { KeptDictionary } from './overlay-store.ts';

/** A dictionary in the form for its editor and the consoles. */
export function wholeOf({ dictionary, version }: KeptDictionary): WholeDictionary {
  const own = new Set(dictionaries.get(dictionary.dict_type)?.entries.map((entry) => entry.value));
  return {
    dict_type: dictionary.dict_type,
    label: { ...dictionary.label },
    version,
    own: dictionary.own ?? false,
    entries: dictionary.entries.map((entry) => ({
      value: entry.value,
      label: { ...entry.label },
      color_type: entry.color_type ?? null,
      css_class: entry.css_class ?? null,
      disabled: entry.disabled ?? false,
      built_in: own.has(entry.value),
      abbreviation: entry.abbreviation ?? null,
      path: entry.path ?? null,
    })),
  };
}

/** A dictionary in one language (console specification, section 3). */
export function dataOf({ dictionary }: KeptDictionary, lang: Lang) {
  return {
    dict_type: dictionary.dict_type,
    label: textOf(dictionary.label, lang),
    entries: dictionary.entries
      .filter((entry) => !entry.disabled)
      .map((entry) => ({
        value: entry.value,
        label: textOf(entry.label, lang),
        color_type: entry.color_type ?? null,
        css_class: entry.css_class ?? null,
      })),
  };
}

export function remarksOf({ dictionary }: KeptDictionary, lang: Lang): { dd_value: number; remark: string }[] {
  return dictionary.entries
    .filter((entry) => !entry.disabled)
    .map((entry) => ({ dd_value: entry.value, remark: textOf(entry.label, lang) }));
}

export function deviceTypesOf({ dictionary }: KeptDictionary, lang: Lang) {
  return dictionary.entries.map((entry) => ({
    dd_value: entry.value,
    status: entry.disabled ? 0 : 1,
    name: textOf(entry.label, lang),
    abbreviation: entry.abbreviation ?? null,
    path: entry.path ?? null,
  }));
}

/** An entry in its stored form: absent values are left out. */
export function storedOf(entry: {
  value: number;
  label: { zh: string; en: string };
  color_type?: DictionaryEntry['color_type'] | null;
  css_class?: string | null;
  disabled?: boolean;
  abbreviation?: string | null;
  path?: string | null;
}): DictionaryEntry {
  return {
    value: entry.value,
    label: entry.label,
    ...(entry.color_type && { color_type: entry.color_type }),
    ...(entry.css_class && { css_class: entry.css_class }),
    ...(entry.disabled && { disabled: true }),
    ...(entry.abbreviation && { abbreviation: entry.abbreviation }),
    ...(entry.path && { path: entry.path }),
  };
}
