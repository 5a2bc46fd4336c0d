import { allResources, fieldsOf, traitsOf } from '@gongdi/domain';
import { sql } from 'kysely';
import type { Db } from '../store/index.ts';

interface Place {
  table: string;
  column: string;
}

/** Columns with dictionary codes in tables that belong to no resource. */
const BY_HAND: Readonly<Record<string, readonly Place[]>> = {
  bpm_model_category: [{ table: 'process_model', column: 'category' }],
  ent_type: [{ table: 'organisation', column: 'ent_type' }],
};

/**
 * Returns the columns that store codes of a dictionary: in the tables and views of resources, and in the tables of
 * `BY_HAND`.
 */
export function placesOf(dict_type: string): Place[] {
  const derived = allResources().flatMap((resource) =>
    fieldsOf(resource)
      .filter((field) => traitsOf(field.kind).refersTo === 'dictionary entry' && field.dict === dict_type)
      .map((field) => ({ table: resource.noun, column: field.name })),
  );
  return [...derived, ...(BY_HAND[dict_type] ?? [])];
}

/** Returns those of the codes that occur in a record of any organisation. */
export async function codesInUse(trx: Db, dict_type: string, codes: readonly number[]): Promise<number[]> {
  if (codes.length === 0) return [];
  const used = new Set<number>();
  for (const { table, column } of placesOf(dict_type)) {
    // Raw SQL: table and column are those of the field.
    const { rows } = await sql<{ code: number }>`select code from unnest(${[...codes]}::int[]) as code
      where exists (select 1 from ${sql.table(table)} t where t.${sql.ref(column)} = code)`.execute(trx);
    for (const { code } of rows) used.add(code);
  }
  return [...used];
}
