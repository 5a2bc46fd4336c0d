import { areaRecord } from '../areas/record.ts';
import { AREAS } from '../areas/registry.ts';
import type { Label } from '../label.ts';
import type { AnyResource } from '../resource/define.ts';
import { fieldsOf, type NamedField } from '../resource/fields.ts';
import { findResource } from '../resource/registry.ts';

/** A changed value as the log answers it: its name, what it was, what it is; null: nothing. */
export interface WrittenChange {
  name: string;
  before?: unknown;
  after?: unknown;
}

/** A changed value in words. */
export interface LogChange {
  label: Label;
  /** Of the record; absent: no field of it, shown as it is written. */
  field?: NamedField;
  before: unknown;
  after: unknown;
}

/** Values that are written down and belong to no field. */
const VALUES: Readonly<Record<string, Label>> = {
  added: { zh: '新增条数', en: 'Added' },
  records: { zh: '条数', en: 'Records' },
  personal: { zh: '个人信息', en: 'Personal data' },
  changed: { zh: '改动项', en: 'Changed' },
  reason: { zh: '原因', en: 'Reason' },
};

/** What an entry of the log says that changed, by the labels of what it is about. */
export function logChanges(subject: string, changes: readonly WrittenChange[]): LogChange[] {
  const resource = loggedRecord(subject);
  const fields = new Map(resource ? fieldsOf(resource).map((field) => [field.name, field]) : []);
  return changes.map(({ name, before = null, after = null }) => {
    const field = fields.get(name);
    const label = field?.label ?? VALUES[name] ?? { zh: name, en: name };
    return { label, ...(field && { field }), before, after };
  });
}

/** What declares the records that an entry of the log is about; undefined where it is about something else. */
export function loggedRecord(subject: string): AnyResource | undefined {
  return findResource(subject) ?? (AREAS.some(({ path }) => path === subject) ? areaRecord : undefined);
}
