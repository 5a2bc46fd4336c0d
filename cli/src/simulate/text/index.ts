import type { Label } from '@gongdi/domain';
import { fillBoth } from '../../text/index.ts';
import { en } from './en.ts';
import { zh, type SimulateText } from './zh.ts';

/** Returns the text in both languages, with its `{name}` placeholders filled in. */
export function simulateText(key: keyof SimulateText, values: Readonly<Record<string, string | number>> = {}): Label {
  return fillBoth({ zh: zh[key], en: en[key] }, values);
}
