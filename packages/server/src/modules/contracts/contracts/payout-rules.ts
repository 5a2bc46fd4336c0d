import {
  CERTIFICATE_STATUS,
  civilDay,
  CONTRACT_DIRECTION,
  fenOf,
  labourOfPayout,
  PAYOUT,
  payoutEntries,
  WAGE_ENTRY,
  yuanOf,
  type contractpayout,
  type RowOf,
} from '@gongdi/domain';
import type { WriteContext } from '../../../resources/index.ts';
import type { Db } from '../../../store/index.ts';
import { accountOfProject, postEntry } from '../../../wages/index.ts';
import { book } from './entries.ts';
import { checkOther, lockedContract, type Contract } from './ground.ts';
import { conflict, contractsLabel, refusal } from './text/index.ts';

type Row = RowOf<typeof contractpayout>;

/** Keeps the rules of a payment order; that nothing is overpaid is held by the database, whoever approves. */
export async function keepPayout(trx: Db, row: Row, context: WriteContext): Promise<void> {
  const before = context.before as Row | undefined;
  const hasMoved = before?.payout_status !== row.payout_status;
  if (row.payout_status === PAYOUT.requested) return checkLeft(trx, row, context);
  if (row.payout_status === PAYOUT.approved) return checkOther(row.approved_by, row.created_by);
  if (row.payout_status === PAYOUT.paid && hasMoved) await pay(trx, row, context);
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

async function pay(trx: Db, row: Row, context: WriteContext): Promise<void> {
  const today = civilDay(context.now, context.timeZone);
  const paid_on = row.paid_on ?? today;
  if (paid_on > today) throw refusal(context, 'paid_on', 'later');
  const certificate = await trx
    .selectFrom('payment_certificate')
    .selectAll()
    .where('id', '=', row.certificate_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const contract = await lockedContract(trx, certificate.contract_id);
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
