import { areaRecord } from '../areas/record.ts';
import { AREAS } from '../areas/registry.ts';
import type { Label } from '../label.ts';
import type { AnyResource } from '../resource/define.ts';
import { fieldsOf, type NamedField } from '../resource/fields.ts';
import { findResource } from '../resource/registry.ts';

/** A changed value as the change record returns it: field name, value before, value after; null: empty. */
export interface WrittenChange {
  name: string;
  before?: unknown;
  after?: unknown;
}

/** A changed value with its label. */
export interface LogChange {
  label: Label;
  /** Field of the record; absent: the value belongs to no field and is shown unformatted. */
  field?: NamedField;
  before: unknown;
  after: unknown;
}

/** Labels of logged values that belong to no field. */
const VALUES: Readonly<Record<string, Label>> = {
  added: { zh: '新增条数', en: 'Added' },
  records: { zh: '条数', en: 'Records' },
  personal: { zh: '个人信息', en: 'Personal data' },
  changed: { zh: '改动项', en: 'Changed' },
  reason: { zh: '原因', en: 'Reason' },
};

/**
 * Returns the changes of a log entry with the labels of its subject.
 * @param extend adds the fields of the reader's company, where resources do not have them by themselves
 */
export function logChanges(
  subject: string,
  changes: readonly WrittenChange[],
  extend: (resource: AnyResource) => AnyResource = (resource) => resource,
): LogChange[] {
  const found = loggedRecord(subject);
  const resource = found && extend(found);
  const fields = new Map(resource ? fieldsOf(resource).map((field) => [field.name, field]) : []);
  return changes.map(({ name, before = null, after = null }) => {
    const field = fields.get(name);
    const label = field?.label ?? VALUES[name] ?? { zh: name, en: name };
    return { label, ...(field && { field }), before, after };
  });
}

/** Returns the resource of the records that a log entry is about; undefined for entries about other subjects. */
export function loggedRecord(subject: string): AnyResource | undefined {
  return findResource(subject) ?? (AREAS.some(({ path }) => path === subject) ? areaRecord : undefined);
}
