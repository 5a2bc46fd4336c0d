import { sql, type RawBuilder } from 'kysely';

/**
 * Whether the name of an account is no telephone and no identity number, so that it may be found by its parts: who is
 * found by three digits more is known by eleven searches.
 */
export function isPlainName(name: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`${name} !~* '^(1[3-9]\\d{9}|\\d{17}[\\dX])$'`;
}
