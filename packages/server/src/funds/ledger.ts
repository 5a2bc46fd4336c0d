import {
  bookFund,
  civilDay,
  fenOf,
  fundBalance,
  fundentry,
  yuanOf,
  type Fen,
  type FundEntryKind,
  type fundraisingapproval,
  type FundState,
  type RowOf,
} from '@gongdi/domain';
import { sql } from 'kysely';
import type { WriteContext } from '../resources/index.ts';
import { newId, resourceRepository, sendAhead, WHOLE, type Db, type RowAccess } from '../store/index.ts';

type Paper = RowOf<typeof fundraisingapproval>;
type Writer = Pick<WriteContext, 'now' | 'account_id' | 'timeZone'>;

/** The server itself writes, in the organisation of a paper and for whoever decided it. */
const asServer = ({ org_id }: Pick<Paper, 'org_id'>, { account_id, now }: Writer): RowAccess => ({
  scope: WHOLE,
  org_id,
  account_id,
  now,
});

/** Returns the funds of a project, locked: papers of a project are booked one after the other. Makes them at first. */
export async function lockedFunds(trx: Db, paper: Paper, { now, account_id }: Writer) {
  const found = trx.selectFrom('fund_account').selectAll().where('project_id', '=', paper.project_id).forUpdate();
  const there = await found.executeTakeFirst();
  if (there) return there;
  const at = new Date(now).toISOString();
  await trx
    .insertInto('fund_account')
    .values({
      id: newId(now),
      org_id: paper.org_id,
      created_at: at,
      created_by: account_id,
      updated_at: at,
      updated_by: account_id,
      version: 1,
      project_id: paper.project_id,
      planned_total: '0.00',
      granted_total: '0.00',
      paid_total: '0.00',
      balance: '0.00',
      papers: 0,
    })
    .onConflict((conflict) => conflict.column('project_id').doNothing())
    .execute();
  return found.executeTakeFirstOrThrow();
}

export type Funds = Awaited<ReturnType<typeof lockedFunds>>;

export const stateOfFunds = (funds: Funds): FundState => ({
  planned: fenOf(funds.planned_total),
  granted: fenOf(funds.granted_total),
  paid: fenOf(funds.paid_total),
});

/** Books an entry of a paper; returns false, and books nothing, when the balance does not cover it. */
export async function book(
  trx: Db,
  paper: Paper,
  { kind, amount, on }: { kind: FundEntryKind; amount: Fen; on?: string },
  writer: Writer,
): Promise<boolean> {
  const funds = await lockedFunds(trx, paper, writer);
  const after = bookFund(stateOfFunds(funds), { kind, amount });
  if (!after) return false;
  const entry_on = on ?? civilDay(writer.now, writer.timeZone);
  const balance_after = yuanOf(fundBalance(after));
  const { count } = await trx
    .selectFrom('fund_entry')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', funds.id)
    .executeTakeFirstOrThrow();
  await resourceRepository(trx, fundentry).addAhead(asServer(paper, writer), {
    entry_number: `${paper.fund_number ?? ''}-${String(count + 1).padStart(3, '0')}`,
    project_id: paper.project_id,
    account_id: funds.id,
    paper_id: paper.id,
    kind,
    entry_on,
    amount: yuanOf(amount),
    balance_after,
  });
  // Raw: derived from the entry.
  const summed = trx
    .updateTable('fund_account')
    .set({
      planned_total: yuanOf(after.planned),
      granted_total: yuanOf(after.granted),
      paid_total: yuanOf(after.paid),
      balance: balance_after,
      updated_at: new Date(writer.now).toISOString(),
      version: sql<number>`version + 1`,
    })
    .where('id', '=', funds.id);
  await sendAhead(trx, summed);
  return true;
}

/** Numbers a new paper within its project: `YK-2026-0012`. */
export async function numberPaper(trx: Db, paper: Paper, prefix: string, writer: Writer): Promise<void> {
  const { id, papers } = await lockedFunds(trx, paper, writer);
  const number = (papers ?? 0) + 1;
  await sendAhead(trx, trx.updateTable('fund_account').set({ papers: number }).where('id', '=', id));
  const year = civilDay(writer.now, writer.timeZone).slice(0, 4);
  const numbered = trx
    .updateTable('fund_paper')
    .set({ fund_number: `${prefix}-${year}-${String(number).padStart(4, '0')}` })
    .where('id', '=', paper.id);
  await sendAhead(trx, numbered);
}
