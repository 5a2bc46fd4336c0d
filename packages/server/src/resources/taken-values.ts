import { fieldsOf, type AnyResource } from '@gongdi/domain';
import { sql } from 'kysely';
import type { Db } from '../store/index.ts';

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
  for (const { name } of fieldsOf(resource).filter((field) => field.unique)) {
    const values = records.map((record) => (record as Record<string, unknown>)[name]);
    const given = [...new Set(values.filter((value) => value !== null && value !== undefined).map(String))];
    if (given.length === 0) continue;
    // Raw SQL: table and column are those of the resource.
    const { rows } = await sql<{ value: string }>`
      select ${sql.ref(name)}::text as value from ${sql.table(resource.noun)}
      where org_id is not distinct from ${resource.scope === 'organisation' ? org_id : null}
        and ${sql.ref(name)}::text = any(${given})`.execute(db);
    const known = new Set(rows.map((row) => row.value));
    for (const [index, value] of values.entries())
      if (known.has(String(value))) taken.push({ index, field: name, value: String(value) });
  }
  return taken;
}
