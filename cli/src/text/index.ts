import type { Label, Lang } from '@gongdi/domain';
import { en } from './en.ts';
import { zh, type CliText } from './zh.ts';

export type { CliText } from './zh.ts';
export const cliText: Record<Lang, CliText> = { zh, en };

/** The same text in both languages, its `{name}`s filled in. */
export function say(key: keyof CliText, values: Readonly<Record<string, string | number>> = {}): Label {
  const put = (template: string) =>
    template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
  return { zh: put(zh[key]), en: put(en[key]) };
}
