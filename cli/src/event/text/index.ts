import type { Label } from '@gongdi/domain';
import { fillBoth } from '../../text/index.ts';
import { en } from './en.ts';
import { zh, type EventText } from './zh.ts';

/** Returns a text about an event in both languages, with its `{name}` placeholders filled in. */
export function eventMessage(key: keyof EventText, values: Readonly<Record<string, string | number>> = {}): Label {
  return fillBoth({ zh: zh[key], en: en[key] }, values);
}
