import { fill, type Label } from '@gongdi/domain';
import { en } from './en.ts';
import { zh, type FilesText } from './zh.ts';

/** A message in both languages. */
export function filesLabel(key: keyof FilesText, values: Record<string, string | number> = {}): Label {
  return { zh: fill(zh[key], values), en: fill(en[key], values) };
}
