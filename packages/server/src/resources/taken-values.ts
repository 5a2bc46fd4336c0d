import { comparable, fieldsOf, sealedOf, type AnyResource } from '@gongdi/domain';
import { sql } from 'kysely';
import { followed, homesOf, takenNumbers, type Db, type RowAccess } from '../store/index.ts';

/** A row of a sheet with a unique value that the organisation already has. */
export interface TakenValue {
  /** Index among the given rows. */
  index: number;
  field: string;
  value: string;
}

/**
 * Returns which of some new records repeat a value that must be unique within their organisation: that of the record
 * that they follow, else the writer's.
 */
export async function takenValues(
  db: Db,
  resource: AnyResource,
  access: RowAccess,
  records: readonly object[],
): Promise<TakenValue[]> {
  const unique = fieldsOf(resource).filter((field) => field.unique);
  if (unique.length === 0) return [];
  const taken: TakenValue[] = [];
  const homes = await homesOf(db, resource, access, records);
  const own = resource.scope === 'organisation' ? access.org_id : null;
  const indexes = new Map<string | null, number[]>();
  for (const [index, record] of records.entries()) {
    const home = homes.get(followed(resource, record))?.org_id ?? own;
    const there = indexes.get(home);
    if (there) there.push(index);
    else indexes.set(home, [index]);
  }
  for (const [home, there] of indexes)
    for (const field of unique) {
      const { name } = field;
      const values = there.flatMap((index) => {
        const value = (records[index] as Record<string, string | number | null | undefined>)[name];
        return value === null || value === undefined ? [] : [{ index, value: String(value) }];
      });
      if (values.length === 0) continue;
      const given = [...new Set(values.map(({ value }) => value))];
      const kind = sealedOf(field);
      const known = kind
        ? await takenNumbers(db, resource, name, home, given)
        : await takenTexts(db, resource, name, home, given);
      for (const { index, value } of values)
        if (known.has(kind ? comparable(kind, value) : value)) taken.push({ index, field: name, value });
    }
  return taken;
}

async function takenTexts(
  db: Db,
  resource: AnyResource,
  name: string,
  org_id: string | null,
  given: readonly string[],
): Promise<ReadonlySet<string>> {
  // Raw SQL: table and column are those of the resource.
  const { rows } = await sql<{ value: string }>`
    select ${sql.ref(name)}::text as value from ${sql.table(resource.noun)}
    where org_id is not distinct from ${org_id} and ${sql.ref(name)}::text = any(${given})`.execute(db);
  return new Set(rows.map((row) => row.value));
}
