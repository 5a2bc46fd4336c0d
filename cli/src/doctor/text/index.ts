import type { Label } from '@gongdi/domain';
import { fillBoth } from '../../text/index.ts';
import { en } from './en.ts';
import { zh, type DoctorKey } from './zh.ts';

export type { DoctorKey } from './zh.ts';

/** The same text in both languages, its `{name}`s filled in. */
export function sayDoctor(key: DoctorKey, values: Readonly<Record<string, string | number>> = {}): Label {
  return fillBoth({ zh: zh[key], en: en[key] }, values);
}
