import { traitsOf } from '../field/kinds.ts';
import { personalOf } from '../personal/mask.ts';
import type { AnyResource } from './define.ts';
import { formFieldsOf, type NamedField } from './fields.ts';
import { isWritten } from './part.ts';

/** Most records of one bulk edit. */
export const BULK_LIMIT = 1000;

/**
 * Returns the fields that can be set for many records at once: those of the edit form, without the title, unique and
 * personal ones, files and values of a single place. Empty: the resource has no bulk edit.
 */
export function bulkFieldsOf(resource: AnyResource): NamedField[] {
  if (!resource.endpoints.edit || !resource.endpoints.list || !isWritten(resource)) return [];
  return formFieldsOf(resource, 'edit').filter((field) => {
    if (field.name === resource.title) return false;
    const { files, stored, alone } = traitsOf(field.kind);
    return stored && !alone && files === 'none' && !field.unique && !personalOf(field) && !field.choices;
  });
}
