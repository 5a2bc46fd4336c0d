import type { Label, Lang } from '@gongdi/domain';
import { en } from './en.ts';
import { zh, type CliText } from './zh.ts';

export type { CliText } from './zh.ts';
export const cliText: Record<Lang, CliText> = { zh, en };

type Values = Readonly<Record<string, string | number>>;

/** Returns the same text in both languages, with its `{name}` placeholders filled in. */
export function cliMessage(key: keyof CliText, values: Values = {}): Label {
  return fillBoth({ zh: zh[key], en: en[key] }, values);
}

/** Fills the `{name}` placeholders of a template in both languages. The domain's `fill` would load the whole domain. */
export function fillBoth(template: Label, values: Values): Label {
  const put = (text: string) => text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
  return { zh: put(template.zh), en: put(template.en) };
}
