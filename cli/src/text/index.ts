import type { Label, Lang } from '@gongdi/domain';
import { en } from './en.ts';
import { zh, type CliText } from './zh.ts';

export type { CliText } from './zh.ts';
export const cliText: Record<Lang, CliText> = { zh, en };

type Values = Readonly<Record<string, string | number>>;

/** The same text in both languages, its `{name}`s filled in. */
export function say(key: keyof CliText, values: Values = {}): Label {
  return fillBoth({ zh: zh[key], en: en[key] }, values);
}

/** Both languages of a template, its `{name}`s filled in. The domain's `fill` would bring all of the domain along. */
export function fillBoth(template: Label, values: Values): Label {
  const put = (text: string) => text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
  return { zh: put(template.zh), en: put(template.en) };
}
