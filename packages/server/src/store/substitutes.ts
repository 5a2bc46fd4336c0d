import { sql, type RawBuilder } from 'kysely';
import type { Db } from './tables.ts';

/** SQL condition on a substitution `s`: it is in force at a moment. */
const inForce = (at: string): RawBuilder<boolean> =>
  sql<boolean>`s.begin_at <= ${at}::timestamptz and s.end_at > ${at}::timestamptz`;

/**
 * SQL query: ids of the accounts for which an account acts at a moment. A substitute does not hand on what came from
 * others, so substitutions make no chains and no loops.
 */
export function actsFor(account: RawBuilder<unknown>, at: string): RawBuilder<{ account_id: string }> {
  return sql`select s.account_id from account_substitute s where s.substitute_id = ${account} and ${inForce(at)}`;
}

/** Somebody who is away, and the substitute. */
export interface Substitution {
  account_id: string;
  nickname: string;
  substitute_id: string;
}

/** Returns who acts at a moment for those of some accounts that are away. */
export async function substitutionsOf(
  db: Db,
  account_ids: readonly string[],
  now: number,
): Promise<readonly Substitution[]> {
  const at = new Date(now).toISOString();
  return db
    .selectFrom('account_substitute as s')
    .innerJoin('account as a', 'a.id', 's.account_id')
    .innerJoin('account as b', 'b.id', 's.substitute_id')
    .select(['s.account_id', 'a.nickname', 's.substitute_id'])
    .where(sql<boolean>`s.account_id = any(${[...account_ids]}::text[])`)
    .where(inForce(at))
    .where('b.disabled', '=', false)
    .orderBy('s.id')
    .execute();
}
