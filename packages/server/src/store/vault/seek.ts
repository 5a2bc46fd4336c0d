import { comparable, fieldsOf, hasTail, sealedOf, TAIL, type AnyResource, type SealedKind } from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../tables.ts';
import { keysOf } from './keyring.ts';
import { blindOf, blindTail } from './seal.ts';

/**
 * Returns the texts that `personal_seek` of a column gives for these values: their blind indexes by any of the keys,
 * and the values themselves for rows that are not encrypted yet.
 */
export function blindsOf(db: Db, kind: SealedKind, values: readonly string[]): string[] {
  const keys = keysOf(db).all();
  return values.flatMap((value) => [value, ...keys.map((key) => blindOf(key, kind, value))]);
}

/** Returns a name for a number that nobody can read, the same until the key changes: for what is kept for minutes. */
export function blindName(db: Db, kind: SealedKind, value: string): string {
  return blindOf(keysOf(db).current(), kind, value);
}

/** SQL condition: an encrypted column has one of these values. */
export function hasValue(
  db: Db,
  kind: SealedKind,
  column: RawBuilder<unknown>,
  values: readonly string[],
): RawBuilder<boolean> {
  return sql<boolean>`personal_seek(${column}) = any(${blindsOf(db, kind, values)}::text[])`;
}

/** SQL condition: an encrypted column has this value, or ends with it if these are the last four characters. */
export function hasValueOrTail(
  db: Db,
  kind: SealedKind,
  column: RawBuilder<unknown>,
  value: string,
): RawBuilder<boolean> {
  const given = comparable(kind, value);
  if (!hasTail(kind) || given.length !== TAIL) return hasValue(db, kind, column, [value]);
  const tails = keysOf(db)
    .all()
    .map((key) => blindTail(key, kind, given));
  return sql<boolean>`personal_tail(${column}) = any(${[given, ...tails]}::text[])`;
}

/**
 * Returns which of some numbers an organisation has in an encrypted column, in the form in which they are compared.
 */
export async function takenNumbers(
  db: Db,
  resource: AnyResource,
  column: string,
  org_id: string | null,
  given: readonly string[],
): Promise<ReadonlySet<string>> {
  const kind = sealedOf(fieldsOf(resource).find(({ name }) => name === column)!)!;
  const numbers = new Map(
    given.flatMap((value) => blindsOf(db, kind, [value]).map((blind) => [blind, comparable(kind, value)] as const)),
  );
  // Raw SQL: table and column are those of the resource.
  const { rows } = await sql<{ blind: string }>`
    select personal_seek(${sql.ref(column)}) as blind from ${sql.table(resource.noun)}
    where org_id is not distinct from ${org_id}
      and personal_seek(${sql.ref(column)}) = any(${[...numbers.keys()]}::text[])`.execute(db);
  return new Set(rows.map(({ blind }) => numbers.get(blind)!));
}
