import { CUSTOM_PREFIX, storedFieldsOf, traitsOf, type AnyResource, type NamedField } from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';
import { CUSTOM_COLUMN, typeOf } from './resource-table.ts';
import type { Db } from './tables.ts';

type Value = string | number | boolean;

/** Returns those values of a record that belong to fields that a company has added. */
export function customIn(resource: AnyResource, row: object): Record<string, unknown> {
  const names = new Set(storedFieldsOf(resource).flatMap(({ custom, name }) => (custom ? [name] : [])));
  return names.size === 0 ? {} : Object.fromEntries(Object.entries(row).filter(([name]) => names.has(name)));
}

/** SQL that changes some of these values and keeps all others, those of removed fields too. */
export function customSet(values: Readonly<Record<string, unknown>>): RawBuilder<unknown> {
  const entries = Object.entries(values);
  const filled = Object.fromEntries(entries.filter(([, value]) => value !== null));
  const emptied = entries.flatMap(([name, value]) => (value === null ? [name] : []));
  const column = sql.ref(CUSTOM_COLUMN);
  return sql`${column} = nullif((coalesce(${column}, '{}') || ${JSON.stringify(filled)}::jsonb) - ${emptied}::text[], '{}')`;
}

/** What a list wants of the values of an added field. */
export type CustomWanted =
  | { any: readonly Value[] }
  | { from?: Value | undefined; to?: Value | undefined }
  | { like: string };

/** Up to so many records are found before anything else is read about them. */
const FEW = 1000;

/**
 * SQL for the ids of the records whose value of an added field is as wanted. It asks the table `custom_value`, which has
 * an index over the values of every field.
 */
function wantedIds({ name, kind }: NamedField, wanted: CustomWanted): RawBuilder<unknown> {
  // Codes, truth values and numbers are kept as numbers, everything else as text.
  const isNumber = NUMBERS.has(typeOf(kind)) || traitsOf(kind).refersTo === 'dictionary entry';
  const column = isNumber ? sql`v.number_value` : sql`v.text_value`;
  const kept = (value: Value) => (isNumber ? Number(value) : String(value));
  const conditions: RawBuilder<unknown>[] = [sql`v.field_id = ${Number(name.slice(CUSTOM_PREFIX.length))}`];
  if ('any' in wanted) {
    const type = sql.raw(isNumber ? 'double precision[]' : 'text[]');
    conditions.push(sql`${column} = any(${wanted.any.map(kept)}::${type})`);
  } else if ('like' in wanted) conditions.push(sql`v.text_value ilike ${wanted.like}`);
  else {
    if (wanted.from !== undefined) conditions.push(sql`${column} >= ${kept(wanted.from)}`);
    if (wanted.to !== undefined) conditions.push(sql`${column} <= ${kept(wanted.to)}`);
  }
  return sql`select v.record_id from custom_value v where ${sql.join(conditions, sql` and `)}`;
}

/**
 * SQL condition on the id of a record: its value of an added field is as wanted.
 * @param few only few records have such a value (`fewOf`): these are read first
 */
export function customCondition(field: NamedField, wanted: CustomWanted, few = false): RawBuilder<unknown> {
  const ids = wantedIds(field, wanted);
  return few ? sql`id = any(array(${ids}))` : sql`id in (${ids})`;
}

/**
 * Returns the fields among some filters whose values only few records have. PostgreSQL cannot know: the same value is
 * frequent in one field and rare in another, so it would go through all records of a list for a rare one.
 */
export async function fewOf(
  db: Db,
  filters: readonly { field: NamedField; wanted: CustomWanted }[],
): Promise<ReadonlySet<string>> {
  if (filters.length === 0) return new Set();
  const counts = filters.map(
    ({ field, wanted }) =>
      sql`(select count(*) from (${wantedIds(field, wanted)} limit ${FEW + 1}) found) as ${sql.ref(field.name)}`,
  );
  // Raw SQL: one column for each filter.
  const { rows } = await sql<Record<string, number>>`select ${sql.join(counts)}`.execute(db);
  return new Set(Object.entries(rows[0]!).flatMap(([name, count]) => (count <= FEW ? [name] : [])));
}

const NUMBERS: ReadonlySet<string> = new Set(['integer', 'bigint', 'double precision', 'boolean']);
