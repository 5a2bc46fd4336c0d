import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../tables.ts';
import { keysOf } from './keyring.ts';
import { seal, unseal } from './seal.ts';
import { hasValue, hasValueOrTail } from './seek.ts';
import { sealedTables, type SealedColumn } from './columns.ts';

type Values = Readonly<Record<string, unknown>>;

let known: ReadonlyMap<string, readonly SealedColumn[]> | undefined;

/** Returns the encrypted columns of a table. @throws Error when it has none */
function columnsIn(table: string): readonly SealedColumn[] {
  known ??= new Map(sealedTables().map((one) => [one.table, one.columns]));
  const columns = known.get(table);
  if (!columns) throw new Error(`${table}: no encrypted columns`);
  return columns;
}

function kindOf(table: string, column: string): SealedColumn['kind'] {
  const found = columnsIn(table).find(({ name }) => name === column);
  if (!found) throw new Error(`${table}.${column} is not encrypted`);
  return found.kind;
}

/**
 * Returns columns of a row as they are stored: for statements that no repository makes.
 * @param id of the record
 */
export function sealedFor<T extends object>(db: Db, table: string, id: string, values: T): T {
  const given = { ...values } as Record<string, unknown>;
  for (const { name, kind } of columnsIn(table)) {
    const value = given[name];
    if (typeof value === 'string' && value !== '')
      given[name] = seal(keysOf(db).current(), { table, column: name, id }, kind, value);
  }
  return given as T;
}

/** Returns a row, read by any statement, with its personal values decrypted. It must have the id of the record. */
export function opened<T extends { id: string }>(db: Db, table: string, row: T): T {
  const values = { ...row } as Record<string, unknown>;
  for (const { name: column } of columnsIn(table)) {
    const value = (row as Values)[column];
    if (typeof value === 'string') values[column] = unseal(keysOf(db), { table, column, id: row.id }, value);
  }
  return values as T;
}

/**
 * SQL condition: an encrypted column has this value.
 * @param at the column within the statement, `sql.ref('a.phone_number')`; default: the column by its name
 */
export function isValue(
  db: Db,
  table: string,
  column: string,
  value: string | null | undefined,
  at: RawBuilder<unknown> = sql.ref(column),
): RawBuilder<boolean> {
  return (value ?? '') === '' ? sql<boolean>`false` : hasValue(db, kindOf(table, column), at, [value!]);
}

/** SQL condition: an encrypted column has this value, or ends with these four characters. */
export function isValueOrTail(
  db: Db,
  table: string,
  column: string,
  value: string,
  at: RawBuilder<unknown> = sql.ref(column),
): RawBuilder<boolean> {
  return hasValueOrTail(db, kindOf(table, column), at, value);
}
