import { fill, GongdiError, type Label, type Lang } from '@gongdi/domain';

/** What fills the gaps of a text; a label speaks the language of the text around it. */
export type Values = Readonly<Record<string, string | number | Label>>;

/** Says the messages of one room in both languages: `labelsOf(zh, en)('taken', { row: 3 })`. */
export function labelsOf<K extends string>(zh: Readonly<Record<K, string>>, en: Readonly<Record<K, string>>) {
  return (key: K, values: Values = {}): Label => ({ zh: say(zh[key], values, 'zh'), en: say(en[key], values, 'en') });
}

function say(text: string, values: Values, lang: Lang): string {
  const said = Object.entries(values).map(([name, value]) => [name, typeof value === 'object' ? value[lang] : value]);
  return fill(text, Object.fromEntries(said) as Record<string, string | number>);
}

/** Makes refusals that name a field, in the words of whoever asked: the message's key is their code. */
export function refusalsOf<K extends string>(label: (key: K, values?: Values) => Label) {
  return ({ lang }: { lang: Lang }, path: string, key: K, values?: Values): GongdiError => {
    const words = label(key, values);
    return new GongdiError('invalid', { label: words, problems: [{ path, code: key, message: words[lang] }] });
  };
}
