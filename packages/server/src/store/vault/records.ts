import { fieldsOf, sealedEntriesOf, sealedOf, type AnyResource, type SealedEntry } from '@gongdi/domain';
import { sql } from 'kysely';
import type { Db } from '../tables.ts';
import type { Key } from './key.ts';
import { keysOf, type Keyring } from './keyring.ts';
import { blindOf, seal, unseal, type Place } from './seal.ts';

type Values = Record<string, unknown>;
type SealedValue = Extract<SealedEntry, { sealed: unknown }>;

/** Returns the table in which records of a resource are stored; a resource may read it by a view. */
export const storedIn = ({ viewOf, noun }: AnyResource): string => viewOf ?? noun;

/** Changes each sealed or to be sealed text of a record in place. */
function eachText(
  entries: readonly SealedEntry[],
  values: Values,
  place: Place,
  change: (text: string, place: Place, entry: SealedValue) => string,
): void {
  for (const entry of entries) {
    const value = values[entry.name];
    const column = place.column === '' ? entry.name : `${place.column}.${entry.name}`;
    if ('columns' in entry) {
      if (!Array.isArray(value)) continue;
      const rows = value.map((row: unknown) => (row !== null && typeof row === 'object' ? { ...row } : row));
      for (const row of rows)
        if (row !== null && typeof row === 'object')
          eachText(entry.columns, row as Values, { ...place, column }, change);
      values[entry.name] = rows;
    } else if (typeof value === 'string' && value !== '')
      values[entry.name] = change(value, { ...place, column }, entry);
  }
}

/** Decrypts the personal values of records that were read, in place. */
export function openRows<T extends object>(db: Db, resource: AnyResource, rows: readonly T[]): T[] {
  const entries = sealedEntriesOf(resource);
  if (entries.length > 0) openEach(keysOf(db), storedIn(resource), entries, rows);
  return rows as T[];
}

function openEach(keys: Keyring, table: string, entries: readonly SealedEntry[], rows: readonly object[]): void {
  for (const row of rows as readonly Values[])
    eachText(entries, row, { table, column: '', id: row['id'] as string }, (text, at) => unseal(keys, at, text));
}

/** Returns values of a record with the personal ones decrypted. */
export function openValues<T extends object>(
  keys: Keyring,
  table: string,
  entries: readonly SealedEntry[],
  id: string,
  values: T,
): T {
  const opened = { ...values } as Values;
  eachText(entries, opened, { table, column: '', id }, (text, at) => unseal(keys, at, text));
  return opened as T;
}

/** Returns a record with its personal values encrypted. */
export function sealRecord<T extends object>(db: Db, resource: AnyResource, id: string, record: T): T {
  const entries = sealedEntriesOf(resource);
  return entries.length === 0 ? record : sealValues(keysOf(db).current(), storedIn(resource), entries, id, record);
}

/** Returns values with the personal ones encrypted. */
export function sealValues<T extends object>(
  key: Key,
  table: string,
  entries: readonly SealedEntry[],
  id: string,
  values: T,
): T {
  const sealed = { ...values } as Values;
  eachText(entries, sealed, { table, column: '', id }, (text, at, entry) => seal(key, at, entry.sealed, text));
  return sealed as T;
}

/**
 * Replaces the blind index in the detail of a database error (a value that is not unique) by the value itself.
 * @param records the written records, as people gave them
 */
export function nameDuplicate(db: Db, resource: AnyResource, records: readonly object[], error: unknown): unknown {
  const failure = error as { code?: string; detail?: string } | null;
  const entries = sealedEntriesOf(resource);
  if (failure?.code !== '23505' || failure.detail === undefined || entries.length === 0) return error;
  const key = keysOf(db).current();
  for (const record of records as readonly Values[])
    for (const entry of entries) {
      const value = record[entry.name];
      if (!('sealed' in entry) || typeof value !== 'string') continue;
      const blind = blindOf(key, entry.sealed, value);
      if (failure.detail.includes(blind)) failure.detail = failure.detail.replace(blind, value);
    }
  return error;
}

/** Returns whether records of a resource may be encrypted with keys before the current one. */
export const hasOtherKeys = (db: Db, resource: AnyResource): boolean =>
  sealedEntriesOf(resource).length > 0 && keysOf(db).all().length > 1;

/**
 * Refuses values that must be unique and that a record encrypted with another key has: until a rotation has come to its
 * end, the index does not see that they are equal.
 * @throws the error that PostgreSQL gives for such a value
 */
export async function checkOtherKeys(db: Db, resource: AnyResource, records: readonly object[]): Promise<void> {
  if (!hasOtherKeys(db, resource)) return;
  const others = keysOf(db).all().slice(1);
  for (const field of fieldsOf(resource)) {
    const kind = field.unique ? sealedOf(field) : undefined;
    if (!kind) continue;
    for (const record of records as readonly Values[]) {
      const value = record[field.name];
      if (typeof value !== 'string' || value === '') continue;
      const blinds = others.map((key) => blindOf(key, kind, value));
      const id = record['id'] as string;
      // An update does not name the organisation of its record.
      const org =
        'org_id' in record
          ? sql`${record['org_id']}::text`
          : sql`(select org_id from ${sql.table(resource.noun)} where id = ${id})`;
      // Raw SQL: the table and its columns come from the definition of the resource.
      const { rows } = await sql`select 1 from ${sql.table(resource.noun)} where id <> ${id}
        and org_id is not distinct from ${org}
        and personal_seek(${sql.ref(field.name)}) = any(${blinds}::text[]) limit 1`.execute(db);
      if (rows.length > 0)
        throw Object.assign(new Error(`${field.name} is not unique`), {
          code: '23505',
          constraint: `${storedIn(resource)}_${field.name}_unique`,
          detail: `Key (org_id, ${field.name})=(, ${value}) already exists.`,
        });
    }
  }
}
