import { fill, GongdiError, type Label, type Lang } from '@gongdi/domain';

/** Values for the placeholders of a text; a label is inserted in the language of that text. */
export type Values = Readonly<Record<string, string | number | Label>>;

/**
 * Returns a function that makes the messages of one room in both languages: `labelsOf(zh, en)('taken', { row: 3 })`.
 */
export function labelsOf<K extends string>(zh: Readonly<Record<K, string>>, en: Readonly<Record<K, string>>) {
  return (key: K, values: Values = {}): Label => ({
    zh: filled(zh[key], values, 'zh'),
    en: filled(en[key], values, 'en'),
  });
}

function filled(text: string, values: Values, lang: Lang): string {
  const texts = Object.entries(values).map(([name, value]) => [name, typeof value === 'object' ? value[lang] : value]);
  return fill(text, Object.fromEntries(texts) as Record<string, string | number>);
}

/**
 * Returns a function that makes `invalid` errors for one field, in the language of the caller. The key of the message
 * is the error code.
 */
export function refusalsOf<K extends string>(label: (key: K, values?: Values) => Label) {
  return ({ lang }: { lang: Lang }, path: string, key: K, values?: Values): GongdiError => {
    const words = label(key, values);
    return new GongdiError('invalid', { label: words, problems: [{ path, code: key, message: words[lang] }] });
  };
}
