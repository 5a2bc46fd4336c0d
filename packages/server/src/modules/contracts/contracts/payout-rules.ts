import {
  basisPoints,
  CERTIFICATE_STATUS,
  civilDay,
  CONTRACT_DIRECTION,
  fenOf,
  FUND,
  FUND_STATUS,
  labourOfPayout,
  PAYOUT,
  PAYOUT_KIND,
  payoutEntries,
  refundedNet,
  refundEntries,
  WAGE_ENTRY,
  WORKS_CONTRACT,
  yuanOf,
  type contractpayout,
  type RowOf,
} from '@gongdi/domain';
import { payPart } from '../../../funds/index.ts';
import type { WriteContext } from '../../../resources/index.ts';
import type { Db } from '../../../store/index.ts';
import { accountOfProject, postEntry } from '../../../wages/index.ts';
import { refundsOf } from './certified.ts';
import { book } from './entries.ts';
import { checkOther, lockedContract, type Contract, type ContractsGround } from './ground.ts';
import { conflict, contractsLabel, refusal } from './text/index.ts';

type Row = RowOf<typeof contractpayout>;

/** Keeps the rules of a payment order; that nothing is overpaid is held by the database, whoever approves. */
export async function keepPayout(
  trx: Db,
  { setting }: ContractsGround,
  row: Row,
  context: WriteContext,
): Promise<void> {
  const before = context.before as Row | undefined;
  const hasMoved = before?.payout_status !== row.payout_status;
  if (row.payout_status === PAYOUT.requested) {
    if (row.payout_kind === PAYOUT_KIND.refund) return checkRefund(trx, row, context);
    await checkLeft(trx, row, context);
    return checkFunds(trx, row, context, setting('contract_payout_funds'));
  }
  if (row.payout_status === PAYOUT.approved) {
    checkOther(row.approved_by, row.created_by);
    if (row.payout_kind === PAYOUT_KIND.refund) return checkRefund(trx, row, context);
    return checkFunds(trx, row, context, setting('contract_payout_funds'));
  }
  if (row.payout_status !== PAYOUT.paid || !hasMoved) return;
  if (row.payout_kind === PAYOUT_KIND.refund) await refund(trx, row, context);
  else await pay(trx, row, context);
}

/** Whether so much may come back: the contract is settled, and so much is owed. @throws GongdiError */
async function checkRefund(trx: Db, row: Row, context: WriteContext): Promise<void> {
  const contract = await trx
    .selectFrom('works_contract')
    .select(['contract_status', 'owed_total'])
    .where('id', '=', row.contract_id!)
    .executeTakeFirstOrThrow();
  if (contract.contract_status !== WORKS_CONTRACT.settled) throw refusal(context, 'payout_kind', 'refundRuns');
  const owed = fenOf(contract.owed_total);
  if (owed === 0) throw refusal(context, 'payout_kind', 'refundNothing');
  if (fenOf(row.amount) > owed) throw refusal(context, 'amount', 'refundMore', { owed: yuanOf(owed) });
}

/** Books money that came back; what was paid becomes less by it. */
async function refund(trx: Db, row: Row, context: WriteContext): Promise<void> {
  const paid_on = dayOfPayment(row, context);
  const { certificate, contract } = await lockedPaper(trx, row);
  const amount = fenOf(row.amount);
  // The database has summed up this refund already.
  const all = await refundsOf(trx, contract.id);
  const rate = basisPoints(contract.tax_rate);
  const net = refundedNet(all, rate) - refundedNet(all - amount, rate);
  const summary = contractsLabel('entryRefund', { number: row.payout_number, contract: contract.contract_name }).zh;
  await book(
    trx,
    contract,
    refundEntries(amount, amount - net),
    { entry_on: paid_on, summary, payout_id: row.id, certificate_id: certificate.id },
    context,
  );
  await trx
    .updateTable('works_contract')
    .set({ owed_total: yuanOf(fenOf(contract.owed_total) - amount) })
    .where('id', '=', contract.id)
    .execute();
}

/** @throws GongdiError for a day that is still to come */
function dayOfPayment(row: Row, context: WriteContext): string {
  const today = civilDay(context.now, context.timeZone);
  const paid_on = row.paid_on ?? today;
  if (paid_on > today) throw refusal(context, 'paid_on', 'later');
  return paid_on;
}

/** The payment of an order and its contract, locked in this order. */
async function lockedPaper(trx: Db, row: Row) {
  const certificate = await trx
    .selectFrom('payment_certificate')
    .selectAll()
    .where('id', '=', row.certificate_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return { certificate, contract: await lockedContract(trx, certificate.contract_id) };
}

/** Whoever asks for more than is left is told at once, not only at the approval. */
async function checkLeft(trx: Db, row: Row, context: WriteContext): Promise<void> {
  const certificate = await trx
    .selectFrom('payment_certificate')
    .select(['payable', 'ordered_amount', 'certificate_status'])
    .where('id', '=', row.certificate_id)
    .executeTakeFirstOrThrow();
  if (certificate.certificate_status < CERTIFICATE_STATUS.approved) return;
  const left = fenOf(certificate.payable) - fenOf(certificate.ordered_amount);
  if (fenOf(row.amount) > left)
    throw refusal(context, 'amount', 'morePaid', {
      payable: certificate.payable ?? '0.00',
      ordered: certificate.ordered_amount ?? '0.00',
      left: yuanOf(left),
    });
}

/** Whether the order names a request of funds that may be paid, where it names one or has to. @throws GongdiError */
async function checkFunds(trx: Db, row: Row, context: WriteContext, needed: boolean): Promise<void> {
  if (!row.fund_paper_id) {
    if (needed && row.contract_direction === CONTRACT_DIRECTION.expense)
      throw refusal(context, 'fund_paper_id', 'needsFunds');
    return;
  }
  const paper = await trx
    .selectFrom('fund_paper')
    .select(['fund_title', 'fund_kind', 'status', 'project_id'])
    .where('id', '=', row.fund_paper_id)
    .executeTakeFirstOrThrow();
  const name = paper.fund_title;
  if (paper.project_id !== row.project_id) throw refusal(context, 'fund_paper_id', 'fundsElsewhere', { name });
  if (paper.fund_kind !== FUND.request || paper.status !== FUND_STATUS.approved)
    throw refusal(context, 'fund_paper_id', 'fundsNotOpen', { name });
}

async function pay(trx: Db, row: Row, context: WriteContext): Promise<void> {
  const paid_on = dayOfPayment(row, context);
  const { certificate, contract } = await lockedPaper(trx, row);
  const amount = fenOf(row.amount);
  const labour = labourOfPayout(amount, fenOf(certificate.labour), fenOf(certificate.labour_paid));
  const summary = contractsLabel('entryPayout', {
    number: row.payout_number,
    certificate: certificate.certificate_name ?? '',
  }).zh;
  await book(
    trx,
    contract,
    payoutEntries(amount, labour),
    { entry_on: paid_on, summary, payout_id: row.id, certificate_id: certificate.id },
    context,
  );
  await trx
    .updateTable('contract_payout')
    .set({ labour_amount: yuanOf(labour) })
    .where('id', '=', row.id)
    .execute();
  if (row.fund_paper_id) await payPart(trx, row.fund_paper_id, { amount, on: paid_on }, context);
  if (labour > 0 && contract.contract_direction === CONTRACT_DIRECTION.income)
    await toWages(trx, contract, { labour, paid_on, summary }, context);
  if (fenOf(certificate.paid_amount) >= fenOf(certificate.payable))
    await trx
      .updateTable('payment_certificate')
      .set({ certificate_status: CERTIFICATE_STATUS.paid })
      .where('id', '=', certificate.id)
      .execute();
}

/** The owner's share of labour arrives on the special account of the project. */
async function toWages(
  trx: Db,
  contract: Contract,
  { labour, paid_on, summary }: { labour: number; paid_on: string; summary: string },
  context: WriteContext,
): Promise<void> {
  const account = await accountOfProject(trx, contract.project_id);
  if (!account) throw conflict('noWageAccount', { amount: yuanOf(labour) });
  await postEntry(
    trx,
    {
      account_id: account.id,
      kind: WAGE_ENTRY.transfer,
      amount: labour,
      entry_on: paid_on,
      remark: summary.slice(0, 200),
    },
    context,
  );
}
