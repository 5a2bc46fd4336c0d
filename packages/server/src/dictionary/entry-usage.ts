import { allResources, fieldsOf } from '@gongdi/domain';
import { sql, type Kysely } from 'kysely';

interface Place {
  table: string;
  column: string;
}

/** Tables of no resource that hold codes. */
const BY_HAND: Readonly<Record<string, readonly Place[]>> = {
  bpm_model_category: [{ table: 'process_model', column: 'category' }],
  ent_type: [{ table: 'organisation', column: 'ent_type' }],
};

/** Where codes of a dictionary are kept: columns of resources' tables and views, and those of tables made by hand. */
export function placesOf(dict_type: string): Place[] {
  const derived = allResources().flatMap((resource) =>
    fieldsOf(resource)
      .filter((field) => field.kind === 'code' && field.dict === dict_type)
      .map((field) => ({ table: resource.noun, column: field.name })),
  );
  return [...derived, ...(BY_HAND[dict_type] ?? [])];
}

/** Those of the codes that some record of any organisation has. */
export async function codesInUse(trx: Kysely<unknown>, dict_type: string, codes: readonly number[]): Promise<number[]> {
  if (codes.length === 0) return [];
  const used = new Set<number>();
  for (const { table, column } of placesOf(dict_type)) {
    const { rows } = await sql<{ code: number }>`select code from unnest(${[...codes]}::int[]) as code
      where exists (select 1 from ${sql.table(table)} t where t.${sql.ref(column)} = code)`.execute(trx);
    for (const { code } of rows) used.add(code);
  }
  return [...used];
}
