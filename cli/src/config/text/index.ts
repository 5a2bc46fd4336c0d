import type { Label } from '@gongdi/domain';
import { fillBoth } from '../../text/index.ts';
import { en } from './en.ts';
import { zh, type ConfigText } from './zh.ts';

/** The same text in both languages, its `{name}`s filled in. */
export function sayConfig(key: keyof ConfigText, values: Readonly<Record<string, string>> = {}): Label {
  return fillBoth({ zh: zh[key], en: en[key] }, values);
}
