/** Interface languages. Chinese is the default everywhere. */
export type Lang = 'zh' | 'en';

/** A text in both interface languages. */
export interface Label {
  readonly zh: string;
  readonly en: string;
}

export function textOf(label: Label, lang: Lang): string {
  return label[lang];
}

/**
 * Returns the catalogue for a language tag: `zh-CN`, `zh_TW.UTF-8`, `en-US` …; every tag that is not Chinese gets
 * English.
 */
export function langOf(tag: string | null | undefined, fallback: Lang = 'zh'): Lang {
  if (!tag) return fallback;
  return /^zh\b|^zh_/i.test(tag) ? 'zh' : 'en';
}

/** Returns a label as it stands inside a sentence: `Type of works` → `type of works`; `ID` and Chinese stay. */
export function inSentence(label: string): string {
  return label.replace(/^[A-Z](?=[a-z]+(?:[ ,)]|$))/, (letter) => letter.toLowerCase());
}

/** Replaces `{name}` by the value of that name; a placeholder with an unknown name stays unchanged. */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
