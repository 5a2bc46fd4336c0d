import { BANK_DIRECTION, fenOf, isIncome, matchMoves, WAGE_STATEMENT } from '@gongdi/domain';
import { sql } from 'kysely';
import { anyOf, type Db } from '../../../store/index.ts';

/** Pairs what is open on statements with entries that are not reconciled, in a constant number of statements. */
export async function reconcile(trx: Db, account_ids: readonly string[], days: number): Promise<void> {
  // The locks of the accounts keep a second run away from the same lines.
  await trx
    .selectFrom('wage_account')
    .select('id')
    .where('id', '=', anyOf(account_ids))
    .orderBy('id')
    .forUpdate()
    .execute();
  const lines = await trx
    .selectFrom('wage_statement')
    .select(['id', 'account_id', 'booked_on', 'direction', 'amount'])
    .where('account_id', '=', anyOf(account_ids))
    .where('status', '=', WAGE_STATEMENT.open)
    .execute();
  if (lines.length === 0) return;
  const entries = await trx
    .selectFrom('wage_entry')
    .select(['id', 'account_id', 'entry_on', 'kind', 'amount'])
    .where('account_id', '=', anyOf(account_ids))
    .where('reconciled_on', 'is', null)
    .execute();
  const pairs = account_ids.flatMap((account) =>
    matchMoves(
      lines
        .filter(({ account_id }) => account_id === account)
        .map(({ id, booked_on: on, direction, amount }) => ({
          id,
          on,
          income: direction === BANK_DIRECTION.in,
          amount: fenOf(amount),
        })),
      entries
        .filter(({ account_id }) => account_id === account)
        .map(({ id, entry_on: on, kind, amount }) => ({ id, on, income: isIncome(kind), amount: fenOf(amount) })),
      days,
    ),
  );
  if (pairs.length === 0) return;
  const found = sql`unnest(${pairs.map(({ line }) => line)}::text[], ${pairs.map(({ entry }) => entry)}::text[],
    ${pairs.map(({ on }) => on)}::date[]) as f (line, entry, day)`;
  // Raw SQL: pairs in arrays.
  await sql`update wage_statement s set status = ${WAGE_STATEMENT.matched}, entry_id = f.entry from ${found}
    where s.id = f.line`.execute(trx);
  // Raw SQL: pairs in arrays.
  await sql`update wage_entry e set reconciled_on = f.day from ${found} where e.id = f.entry`.execute(trx);
}

/** Reconciles lines that a sheet has added. */
export async function reconcileAdded(trx: Db, ids: readonly string[], days: number): Promise<void> {
  const rows = await trx
    .selectFrom('wage_statement')
    .select('account_id')
    .distinct()
    .where('id', '=', anyOf(ids))
    .execute();
  await reconcile(
    trx,
    rows.map(({ account_id }) => account_id),
    days,
  );
}
