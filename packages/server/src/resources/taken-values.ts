import { comparable, fieldsOf, sealedOf, type AnyResource } from '@gongdi/domain';
import { sql } from 'kysely';
import { takenNumbers, type Db } from '../store/index.ts';

/** A row of a sheet with a unique value that the organisation already has. */
export interface TakenValue {
  /** Index among the given rows. */
  index: number;
  field: string;
  value: string;
}

/** Returns which of some new records repeat a value that must be unique within an organisation. */
export async function takenValues(
  db: Db,
  resource: AnyResource,
  org_id: string | null,
  records: readonly object[],
): Promise<TakenValue[]> {
  const taken: TakenValue[] = [];
  const home = resource.scope === 'organisation' ? org_id : null;
  for (const field of fieldsOf(resource).filter(({ unique }) => unique)) {
    const { name } = field;
    const values = records.map((record) => (record as Record<string, unknown>)[name]);
    const given = [...new Set(values.filter((value) => value !== null && value !== undefined).map(String))];
    if (given.length === 0) continue;
    const kind = sealedOf(field);
    const known = kind
      ? await takenNumbers(db, resource, name, home, given)
      : await takenTexts(db, resource, name, home, given);
    for (const [index, value] of values.entries())
      if (known.has(kind ? comparable(kind, String(value)) : String(value)))
        taken.push({ index, field: name, value: String(value) });
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
