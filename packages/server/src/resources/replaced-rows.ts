import { formFieldsOf, isNamedAsNumber, storedFieldsOf, traitsOf, type AnyResource, type RowOf } from '@gongdi/domain';

type Row = RowOf<AnyResource>;
type Given = Readonly<Record<string, unknown>>;

/**
 * Returns the fields by which a row of a sheet is recognised as an existing record: those that are unique, else title,
 * numbers, and the days and references that every record has.
 */
function namesOf(resource: AnyResource): string[] {
  const fields = formFieldsOf(resource, 'add');
  const unique = fields.filter((field) => field.unique).map(({ name }) => name);
  if (unique.length > 0) return unique;
  return fields
    .filter(({ name, kind, required }) => {
      const { time, refersTo, personal } = traitsOf(kind);
      return (
        name === resource.title ||
        isNamedAsNumber(name) ||
        personal === 'identity' ||
        (required && (time !== 'none' || refersTo === 'record'))
      );
    })
    .map(({ name }) => name);
}

/** Returns for each record of a sheet the existing record that it replaces; of several alike, each once. */
export function replacedBy(
  resource: AnyResource,
  records: readonly Given[],
  existing: readonly Row[],
): readonly (Row | undefined)[] {
  const names = namesOf(resource);
  const keyOf = (record: Given): string => JSON.stringify(names.map((name) => record[name] ?? null));
  const known = new Map<string, Row[]>();
  for (const row of existing) {
    const key = keyOf(row);
    known.set(key, [...(known.get(key) ?? []), row]);
  }
  return records.map((record) => known.get(keyOf(record))?.shift());
}

/**
 * Returns what a replaced record keeps: all that no form asks for, such as its state and what its steps have written. An
 * import never sets such a value.
 */
export function keptOf(resource: AnyResource, replaced: Row | undefined): Record<string, unknown> {
  if (!replaced) return {};
  const asked = new Set(formFieldsOf(resource, 'add').map(({ name }) => name));
  // The place in a tree is made of the id, and the id is new.
  const isKept = (name: string) => !asked.has(name) && name !== resource.tree?.path;
  const kept = storedFieldsOf(resource).filter(({ name, custom }) => !custom && isKept(name));
  const values = replaced as Given;
  return Object.fromEntries(kept.map(({ name }) => [name, values[name]]));
}
