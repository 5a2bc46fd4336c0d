import type { Label } from '@gongdi/domain';
import { fillBoth } from '../../text/index.ts';
import { en } from './en.ts';
import { zh, type LookText } from './zh.ts';

/** Returns the same text in both languages, with its `{name}` placeholders filled in. */
export function lookMessage(key: keyof LookText, values: Readonly<Record<string, string | number>> = {}): Label {
  return fillBoth({ zh: zh[key], en: en[key] }, values);
}
