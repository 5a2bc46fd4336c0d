import { fenOf, movement, MOVED, SETTLEMENT, STAY, WAGE_PAY, yuanOf, type RowOf, type staff } from '@gongdi/domain';
import { sql } from 'kysely';
import { accountsWith } from '../../../labour/index.ts';
import { notifyUsers } from '../../../notify/index.ts';
import type { WriteContext } from '../../../resources/index.ts';
import type { Db } from '../../../store/index.ts';
import { conflict } from './ground.ts';
import { wagesLabel } from './text/index.ts';

/** Wages of a person that sheets say and that have not been paid, fen. */
async function owedTo(trx: Db, staff_id: string): Promise<number> {
  const { owed } = await trx
    .selectFrom('wage_line')
    .select(sql<string>`coalesce(sum(due - coalesce(paid, 0)), 0)::numeric(18,2)`.as('owed'))
    .where('staff_id', '=', staff_id)
    .where('pay_status', '!=', WAGE_PAY.paid)
    .executeTakeFirstOrThrow();
  return fenOf(owed);
}

/**
 * Leaving never waits for wages; but who is owed wages by a sheet has not left settled, whatever was entered. The flag is
 * set, and those who may confirm the payment are told.
 */
export async function flagLeft(trx: Db, row: RowOf<typeof staff>, { before, now }: WriteContext): Promise<void> {
  const was = (before as RowOf<typeof staff> | undefined)?.status;
  if (row.status !== STAY.left || was === undefined || was === STAY.left || row.settlement !== SETTLEMENT.settled) return;
  const owed = await owedTo(trx, row.id);
  if (owed <= 0) return;
  const settlement = SETTLEMENT.unsettled;
  await trx.updateTable('staff').set({ settlement }).where('id', '=', row.id).execute();
  const stay = await trx
    .selectFrom('movement')
    .select('id')
    .where('staff_id', '=', row.id)
    .where('kind', '=', MOVED.left)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!stay) return;
  await trx.updateTable('movement').set({ settlement }).where('id', '=', stay.id).execute();
  const accounts = await accountsWith(trx, { project_id: row.project_id ?? null, org_id: row.org_id }, [
    movement.name,
    'settle',
  ]);
  await notifyUsers(
    trx,
    accounts,
    {
      kind: 'wages_unsettled',
      title: wagesLabel('leftOwed', { name: row.name, amount: yuanOf(owed) }),
      link: `/${movement.name}/detail?id=${stay.id}`,
      org_id: row.org_id,
      about: { resource: movement.name, id: stay.id, state: settlement },
    },
    now,
  );
}

/** Nobody confirms as settled what a sheet still owes. */
export async function checkSettled(trx: Db, row: RowOf<typeof movement>, { before }: WriteContext): Promise<void> {
  const was = (before as RowOf<typeof movement> | undefined)?.settlement;
  if (was !== SETTLEMENT.unsettled || row.settlement !== SETTLEMENT.settled) return;
  const owed = await owedTo(trx, row.staff_id);
  if (owed <= 0) return;
  const person = await trx.selectFrom('staff').select('name').where('id', '=', row.staff_id).executeTakeFirstOrThrow();
  throw conflict('owed', { name: person.name, amount: yuanOf(owed) });
}
