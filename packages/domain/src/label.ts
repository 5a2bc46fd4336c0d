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

/** `zh-CN`, `zh_TW.UTF-8`, `en-US` … → the catalogue to use; anything that is not Chinese reads English. */
export function langOf(tag: string | null | undefined, fallback: Lang = 'zh'): Lang {
  if (!tag) return fallback;
  return /^zh\b|^zh_/i.test(tag) ? 'zh' : 'en';
}

/** Replaces `{name}` by the value of that name; an unknown name stays as it is. */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
