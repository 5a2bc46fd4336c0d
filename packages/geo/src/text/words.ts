/** A text in both languages. */
export interface Words {
  readonly zh: string;
  readonly en: string;
}

/** Replaces each `{name}` by the value of that name. */
export function filled(words: Words, values: Readonly<Record<string, string | number>>): Words {
  const put = (text: string): string =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
  return { zh: put(words.zh), en: put(words.en) };
}
