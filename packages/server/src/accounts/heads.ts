import type { Db } from '../store/index.ts';

/**
 * Returns the heads from the account's own organisation upwards, without the account itself and without repetitions.
 */
export async function headsAbove(db: Db, account_id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('account as a')
    .innerJoin('organisation as o', 'o.id', 'a.org_id')
    .innerJoin('organisation as h', (join) => join.on(({ fn }) => fn<boolean>('starts_with', ['o.path', 'h.path'])))
    .innerJoin('account as b', 'b.id', 'h.head_id')
    .select('b.id')
    .where('a.id', '=', account_id)
    .where('b.disabled', '=', false)
    .whereRef('b.id', '<>', 'a.id')
    .orderBy(({ fn }) => fn('length', ['h.path']), 'desc')
    .execute();
  return [...new Set(rows.map((row) => row.id))];
}
