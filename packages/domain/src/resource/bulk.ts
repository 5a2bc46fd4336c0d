import { traitsOf } from '../field/kinds.ts';
import type { FieldKind } from '../field/meta.ts';
import { personalOf } from '../personal/mask.ts';
import type { AnyResource } from './define.ts';
import { formFieldsOf, type NamedField } from './fields.ts';
import { isWritten } from './part.ts';

/** Most records of one bulk edit. */
export const BULK_LIMIT = 1000;

/** Kinds whose value belongs to one record: nobody gives many records the same one. */
const SINGLE: ReadonlySet<FieldKind> = new Set(['address', 'place', 'rows', 'permissions']);

/**
 * Returns the fields that can be set for many records at once: those of the edit form, without unique and personal
 * ones, files and values of a single place. Empty: the resource has no bulk edit.
 */
export function bulkFieldsOf(resource: AnyResource): NamedField[] {
  if (!resource.endpoints.edit || !resource.endpoints.list || !isWritten(resource)) return [];
  return formFieldsOf(resource, 'edit').filter((field) => {
    const { files, stored } = traitsOf(field.kind);
    return (
      stored && files === 'none' && !field.unique && !personalOf(field) && !field.choices && !SINGLE.has(field.kind)
    );
  });
}
