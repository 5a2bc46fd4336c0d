import { personalOf } from '../personal/mask.ts';
import type { AnyResource } from './define.ts';
import { oncePerResource, queryFieldsOf, storedFieldsOf, type NamedField } from './fields.ts';

/** Kinds whose values are words. */
const WORDS = new Set(['text', 'textarea']);

/** Wire names of what things are told apart by: contract number, serial number, code of a task. */
const NUMBER = /(^|_)(number|code)$/;

/** Whether the list finds records by parts of the field, in words. */
const isLikened = (field: NamedField): boolean => field.query === 'like' && WORDS.has(field.kind);

/**
 * The fields by which the search over all records finds one: the title first, then numbers and what says `searched`.
 * None where nobody lists the records, or where the title is no word that their list filters by. Personal data is never
 * among them: whoever finds by a part would learn it.
 */
export const searchedFieldsOf = oncePerResource((resource): readonly NamedField[] => {
  if (!resource.endpoints.list) return [];
  const found = storedFieldsOf(resource).filter((field) => {
    if (personalOf(field) !== undefined || !WORDS.has(field.kind)) return false;
    return field.searched ?? (isLikened(field) && (field.name === resource.title || NUMBER.test(field.name)));
  });
  const title = found.find(({ name }) => name === resource.title);
  return title ? [title, ...found.filter((field) => field !== title)] : [];
});

/** The filter by which a list is cut down to what has a title; undefined: it has none. */
export function titleFilterOf(resource: AnyResource): string | undefined {
  return queryFieldsOf(resource).find((field) => field.name === resource.title && field.query === 'like')?.name;
}
