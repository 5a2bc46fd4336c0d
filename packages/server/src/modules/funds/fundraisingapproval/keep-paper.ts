import {
  civilDay,
  fenOf,
  FUND,
  FUND_ENTRY,
  FUND_STATUS,
  fundBalance,
  GongdiError,
  PAYOUT,
  yuanOf,
  type fundraisingapproval,
  type RowOf,
} from '@gongdi/domain';
import type { WriteContext } from '../../../resources/index.ts';
import type { Db } from '../../../store/index.ts';
import { book, lockedFunds, numberPaper, stateOfFunds } from '../../../funds/index.ts';
import { fundsLabel, fundsRefusal } from './text/index.ts';

type Paper = RowOf<typeof fundraisingapproval>;

const refused = (...said: Parameters<typeof fundsLabel>): GongdiError =>
  new GongdiError('conflict', { label: fundsLabel(...said) });

/** Numbers a new paper, and books what follows from the step that it has taken. */
export async function keepPaper(trx: Db, paper: Paper, context: WriteContext): Promise<void> {
  const before = context.before as Paper | undefined;
  if (!before) {
    await numberPaper(trx, paper, paper.fund_kind === FUND.plan ? 'JH' : 'YK', context);
    return;
  }
  if (before.status === paper.status) return;
  if (paper.status === FUND_STATUS.approved) await approve(trx, paper, context);
  if (paper.status === FUND_STATUS.paid) await (paper.by_orders ? finish : pay)(trx, paper, context);
  if (paper.status === FUND_STATUS.cancelled) await cancel(trx, paper, context);
}

async function approve(trx: Db, paper: Paper, context: WriteContext): Promise<void> {
  if (paper.applicant_id === context.account_id) throw refused('own');
  const kind = paper.fund_kind === FUND.plan ? FUND_ENTRY.planned : FUND_ENTRY.granted;
  if (await book(trx, paper, { kind, amount: fenOf(paper.amount) }, context)) return;
  throw refused('short', { balance: await balanceOf(trx, paper, context), amount: paper.amount });
}

async function pay(trx: Db, paper: Paper, context: WriteContext): Promise<void> {
  if (paper.fund_kind === FUND.plan) throw refused('planNotPaid');
  if (!paper.paid_amount) throw refused('finishNothing');
  const [paid, granted] = [fenOf(paper.paid_amount), fenOf(paper.amount)];
  if (paid <= 0) throw fundsRefusal(context, 'paid_amount', 'nothing');
  if (paid > granted)
    throw fundsRefusal(context, 'paid_amount', 'tooMuch', { paid: yuanOf(paid), amount: yuanOf(granted) });
  if (paper.paid_on && paper.paid_on > civilDay(context.now, context.timeZone))
    throw fundsRefusal(context, 'paid_on', 'later');
  const on = paper.paid_on ? { on: paper.paid_on } : {};
  const isBooked = await book(trx, paper, { kind: FUND_ENTRY.paid, amount: paid, ...on }, context);
  const rest = granted - paid;
  const isSaved = rest === 0 || (await book(trx, paper, { kind: FUND_ENTRY.saved, amount: rest, ...on }, context));
  // The amount was granted before, so both are covered.
  if (!isBooked || !isSaved) throw new Error(`funds of ${paper.project_id} do not hold what was granted`);
}

/** Ends a request that orders of contracts have paid in part: its rest returns. */
async function finish(trx: Db, paper: Paper, context: WriteContext): Promise<void> {
  const before = context.before as Paper;
  if (paper.paid_amount !== before.paid_amount) throw refused('paidByOrders');
  await checkNoOrders(trx, paper);
  const rest = fenOf(paper.amount) - fenOf(paper.paid_amount);
  if (rest > 0 && !(await book(trx, paper, { kind: FUND_ENTRY.saved, amount: rest }, context)))
    throw new Error(`funds of ${paper.project_id} do not hold what was granted`);
}

/** @throws GongdiError while an approved order of a contract is still to be paid from the request */
async function checkNoOrders(trx: Db, { id }: Paper): Promise<void> {
  const order = await trx
    .selectFrom('contract_payout')
    .select('payout_number')
    .where('fund_paper_id', '=', id)
    .where('payout_status', '=', PAYOUT.approved)
    .executeTakeFirst();
  if (order) throw refused('ordersOpen', { number: order.payout_number });
}

async function cancel(trx: Db, paper: Paper, context: WriteContext): Promise<void> {
  if (paper.by_orders) throw refused('cancelOrders');
  const kind = paper.fund_kind === FUND.plan ? FUND_ENTRY.withdrawn : FUND_ENTRY.returned;
  if (await book(trx, paper, { kind, amount: fenOf(paper.amount) }, context)) return;
  throw refused('inUse', { balance: await balanceOf(trx, paper, context) });
}

async function balanceOf(trx: Db, paper: Paper, context: WriteContext): Promise<string> {
  return yuanOf(fundBalance(stateOfFunds(await lockedFunds(trx, paper, context))));
}
