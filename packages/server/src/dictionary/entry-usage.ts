import {
  allResources,
  columnsInRows,
  fieldsOf,
  holdsRows,
  metaOf,
  queryFieldsOf,
  traitsOf,
  wholeName,
  type AnyResource,
} from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';
import { bounded, isTimeout, type Db } from '../store/index.ts';

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
  const derived = wholes().flatMap((resource) =>
    fieldsWithCodes(resource, dict_type).map((field) => ({ table: resource.noun, column: field.name })),
  );
  return [...derived, ...(BY_HAND[dict_type] ?? [])];
}

/** Resources with records of their own; the records of a part are those of its whole. */
const wholes = () => allResources().filter((resource) => wholeName(resource) === resource.name);

const fieldsWithCodes = (resource: AnyResource, dict_type: string) =>
  fieldsOf(resource).filter(
    (field) => traitsOf(field.kind).refersTo === 'dictionary entry' && field.dict === dict_type,
  );

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
  for (const { table, column, code } of rowPlacesOf(dict_type)) {
    // Raw SQL: table and column are those of the field.
    const { rows } = await sql<{ code: number }>`select code from unnest(${[...codes]}::int[]) as code
      where exists (select 1 from ${sql.table(table)} t
        where t.${sql.ref(column)} @> jsonb_build_array(jsonb_build_object(${code}::text, code)))`.execute(trx);
    for (const { code: one } of rows) used.add(one);
  }
  return [...used];
}

interface RowPlace extends Place {
  /** Name of the code inside each row. */
  code: string;
}

/** Returns the columns with small tables whose rows have codes of a dictionary. */
export function rowPlacesOf(dict_type: string): RowPlace[] {
  return wholes().flatMap((resource) =>
    fieldsOf(resource)
      .filter((field) => holdsRows(field.kind))
      .flatMap((field) =>
        Object.entries(columnsInRows(field.type))
          .filter(([, type]) => metaOf(type).dict === dict_type)
          .map(([code]) => ({ table: resource.noun, column: field.name, code })),
      ),
  );
}

/** Milliseconds for the count of one table, and after which no further table is counted. */
const EACH = 2_000;
const TOGETHER = 8_000;

/**
 * Counts the records that have each entry of a dictionary. One pass over each table counts all entries; tables that
 * take too long are left out.
 */
export async function countUses(
  db: Db,
  dict_type: string,
): Promise<{ counts: { value: number; count: number }[]; complete: boolean }> {
  const totals = new Map<number, number>();
  const since = performance.now();
  let complete = true;
  const add = async (query: RawBuilder<{ code: number; count: number }>): Promise<void> => {
    if (performance.now() - since > TOGETHER) complete = false;
    else
      try {
        const { rows } = await bounded(db, EACH, (trx) => query.execute(trx));
        for (const { code, count } of rows) totals.set(code, (totals.get(code) ?? 0) + count);
      } catch (error) {
        if (!isTimeout(error)) throw error;
        complete = false;
      }
  };
  for (const { table, column } of placesOf(dict_type))
    await add(sql`select ${sql.ref(column)} as code, count(*)::int as count from ${sql.table(table)}
      where ${sql.ref(column)} is not null group by 1`);
  for (const { table, column, code } of rowPlacesOf(dict_type))
    await add(sql`select (one ->> ${code})::int as code, count(*)::int as count
      from ${sql.table(table)} t, jsonb_array_elements(t.${sql.ref(column)}) one
      where jsonb_typeof(one -> ${code}) = 'number' group by 1`);
  return { counts: [...totals].map(([value, count]) => ({ value, count })), complete };
}

/** Returns the fields that hold codes of a dictionary, for whoever reads where a change will show. */
export function fieldsWith(dict_type: string) {
  return wholes().flatMap((resource) => {
    const filters = new Set(resource.endpoints.list ? queryFieldsOf(resource).map(({ name }) => name) : []);
    return fieldsWithCodes(resource, dict_type).map(({ name, label }) => ({
      resource: resource.name,
      label: { ...resource.label },
      field: name,
      field_label: { ...label },
      filter: filters.has(name),
      state: resource.lifecycle?.field === name,
    }));
  });
}
