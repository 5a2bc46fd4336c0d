import { holdsWords } from '../field/kinds.ts';
import { personalOf } from '../personal/mask.ts';
import type { AnyResource } from './define.ts';
import { isNamedAsNumber, oncePerResource, queryFieldsOf, storedFieldsOf, type NamedField } from './fields.ts';

/** Whether the list finds records by a part of the text of this field. */
const isLikened = (field: NamedField): boolean => field.query === 'like' && holdsWords(field.kind);

/**
 * The fields by which the search over all records finds a record: the title first, then numbers and fields with
 * `searched`. A resource has none if it has no list call, or if its list does not filter by the title as text. Personal
 * data is never included, because a user who finds a record by a part of a value would learn that part.
 */
export const searchedFieldsOf = oncePerResource((resource): readonly NamedField[] => {
  if (!resource.endpoints.list) return [];
  const found = storedFieldsOf(resource).filter((field) => {
    if (personalOf(field) !== undefined || !holdsWords(field.kind)) return false;
    return field.searched ?? (isLikened(field) && (field.name === resource.title || isNamedAsNumber(field.name)));
  });
  const title = found.find(({ name }) => name === resource.title);
  return title ? [title, ...found.filter((field) => field !== title)] : [];
});

/** Returns the filter that restricts a list to a title; undefined: there is none. */
export function titleFilterOf(resource: AnyResource): string | undefined {
  return queryFieldsOf(resource).find((field) => field.name === resource.title && field.query === 'like')?.name;
}
