import { CUSTOM_PREFIX, storedFieldsOf, traitsOf, type AnyResource, type NamedField } from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';
import { CUSTOM_COLUMN, typeOf } from './resource-table.ts';

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
  { any: readonly Value[] } | { from?: Value | undefined; to?: Value | undefined } | { like: string };

/**
 * SQL condition on the id of a record: its value of an added field is as wanted. It asks the table `custom_value`, which
 * has an index over the values of every field.
 */
export function customCondition({ name, kind }: NamedField, wanted: CustomWanted): RawBuilder<unknown> {
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
  return sql`id in (select v.record_id from custom_value v where ${sql.join(conditions, sql` and `)})`;
}

const NUMBERS: ReadonlySet<string> = new Set(['integer', 'bigint', 'double precision', 'boolean']);
