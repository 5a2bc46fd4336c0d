import type { Label } from '@gongdi/domain';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** A message in both languages, for an error that is not yet on its way to a reader. */
export function httpLabel(key: keyof typeof zh): Label {
  return { zh: zh[key], en: en[key] };
}
