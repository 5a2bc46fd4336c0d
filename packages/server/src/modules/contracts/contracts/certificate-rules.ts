import {
  advanceEntries,
  advanceOf,
  basisPoints,
  CERTIFICATE,
  CERTIFICATE_STATUS,
  certificateEntries,
  civilDay,
  CONTRACT_CLAIM,
  CONTRACT_PAPER,
  contractPaymentKind,
  daysLater,
  fenOf,
  NOTHING_BEFORE,
  owedOf,
  payableOf,
  WORKS_CONTRACT,
  yuanOf,
  type CertificateKind,
  type contractpayment,
  type RowOf,
} from '@gongdi/domain';
import { sql } from 'kysely';
import type { WriteContext } from '../../../resources/index.ts';
import type { Db } from '../../../store/index.ts';
import { certifiedWith, courseOf, waterfallIn, type Course } from './certified.ts';
import { book } from './entries.ts';
import { checkOther, checkState, lockedContract, termsOf, type Contract, type ContractsGround } from './ground.ts';
import { conflict, contractsLabel, refusal } from './text/index.ts';

type Row = RowOf<typeof contractpayment>;

/** Keeps the rules of a payment whenever one is written or taken a step further. */
export async function keepCertificate(
  trx: Db,
  { setting }: ContractsGround,
  row: Row,
  context: WriteContext,
): Promise<void> {
  const before = context.before as Row | undefined;
  if (before && before.contract_id !== row.contract_id) throw refusal(context, 'contract_id', 'moved');
  const contract = await lockedContract(trx, row.contract_id);
  const hasMoved = before !== undefined && before.certificate_status !== row.certificate_status;
  if (!hasMoved) return row.certificate_status === CERTIFICATE_STATUS.draft ? preview(trx, contract, row) : undefined;
  switch (row.certificate_status) {
    case CERTIFICATE_STATUS.submitted:
      return present(trx, contract, row, context);
    case CERTIFICATE_STATUS.certified:
      return checkOther(row.certified_by, row.created_by);
    case CERTIFICATE_STATUS.approved:
      return approve(trx, contract, row, context, setting('contract_pay_days'));
    case CERTIFICATE_STATUS.draft:
      return release(trx, row.id);
  }
}

/** A draft shows what it would be if it were presented now; it takes nothing yet. */
async function preview(trx: Db, contract: Contract, row: Row): Promise<void> {
  await number(trx, contract, row);
  await count(trx, contract, row, await courseOf(trx, contract.id), row.ends_on);
}

/** Numbers follow the order in which payments are presented; a draft has the one that it would get. */
async function number(trx: Db, contract: Contract, row: Row): Promise<void> {
  const { last } = await trx
    .selectFrom('payment_certificate')
    .select(({ fn }) => fn.max('period_number').as('last'))
    .where('contract_id', '=', contract.id)
    .where('certificate_status', '!=', CERTIFICATE_STATUS.draft)
    .where('id', '!=', row.id)
    .executeTakeFirstOrThrow();
  const period_number = (last ?? 0) + 1;
  const kind = contractPaymentKind.entries.find(({ value }) => value === row.certificate_kind)!.label;
  const names = { contract: contract.contract_name, number: period_number, kind };
  await trx
    .updateTable('payment_certificate')
    .set({ period_number, certificate_name: contractsLabel('certificate', names).zh })
    .where('id', '=', row.id)
    .execute();
}

async function present(trx: Db, contract: Contract, row: Row, context: WriteContext): Promise<void> {
  const kind = row.certificate_kind as CertificateKind;
  const course = await courseOf(trx, contract.id);
  await checkMay(trx, contract, row, course, context);
  await number(trx, contract, row);
  if (kind !== CERTIFICATE.advance) await take(trx, row);
  const net = await count(trx, contract, row, course);
  if (net === 0 && !(await hasTaken(trx, row.id))) throw conflict('nothing');
}

/** Whether a payment of this kind may be presented now. @throws GongdiError */
async function checkMay(trx: Db, contract: Contract, row: Row, course: Course, context: WriteContext): Promise<void> {
  const today = civilDay(context.now, context.timeZone);
  const open = await trx
    .selectFrom('payment_certificate')
    .select('certificate_name')
    .where('contract_id', '=', contract.id)
    .where('certificate_status', 'in', [CERTIFICATE_STATUS.submitted, CERTIFICATE_STATUS.certified])
    .where('id', '!=', row.id)
    .executeTakeFirst();
  if (open) throw conflict('openPayment', { name: open.certificate_name ?? '' });
  if (row.ends_on > today) throw refusal(context, 'ends_on', 'later');
  switch (row.certificate_kind) {
    case CERTIFICATE.advance:
      checkState(contract, [WORKS_CONTRACT.active]);
      if (course.paidAhead) throw conflict('secondAdvance');
      return;
    case CERTIFICATE.retention:
      checkState(contract, [WORKS_CONTRACT.settled]);
      return checkRelease(contract, row, today, context);
    default: {
      const may = row.certificate_kind === CERTIFICATE.settlement ? [WORKS_CONTRACT.ended] : [];
      checkState(contract, [WORKS_CONTRACT.active, ...may]);
      if (course.isSettled) throw conflict('afterSettlement');
      if (course.last && row.ends_on < course.last)
        throw refusal(context, 'ends_on', 'orderOfDays', { day: course.last });
    }
  }
}

/** Whether so much retention may be returned on a day. @throws GongdiError */
function checkRelease(contract: Contract, row: Row, today: string, context: WriteContext): void {
  const held = contract.retention_held ?? '0.00';
  if (fenOf(held) === 0) throw conflict('noRetention');
  if (releaseOf(contract, row) > fenOf(held)) throw refusal(context, 'release_amount', 'moreRetention', { held });
  if (contract.defect_until && today < contract.defect_until && !row.early_reason)
    throw refusal(context, 'early_reason', 'defectsRun', { day: contract.defect_until });
}

/** Retention that a payment of that kind returns; without an amount, all that is held. */
const releaseOf = (contract: Contract, { release_amount }: Pick<Row, 'release_amount'>): number =>
  fenOf(release_amount ?? contract.retention_held);

/** Takes the certified sheets and granted claims that are in no payment yet. */
async function take(trx: Db, { id, contract_id, ends_on }: Row): Promise<void> {
  await trx
    .updateTable('measure_sheet')
    .set({ certificate_id: id })
    .where('contract_id', '=', contract_id)
    .where('measure_status', '=', CONTRACT_PAPER.approved)
    .where('certificate_id', 'is', null)
    .where('measured_on', '<=', ends_on)
    .execute();
  await trx
    .updateTable('contract_claim')
    .set({ certificate_id: id })
    .where('contract_id', '=', contract_id)
    .where('claim_status', '=', CONTRACT_CLAIM.granted)
    .where('certificate_id', 'is', null)
    .where('notified_on', '<=', ends_on)
    .execute();
}

async function hasTaken(trx: Db, id: string): Promise<boolean> {
  // Raw SQL: whether one of two tables has a row.
  const { rows } = await sql<{ some: boolean }>`
    select exists (select from measure_sheet where certificate_id = ${id})
      or exists (select from contract_claim where certificate_id = ${id}) as some`.execute(trx);
  return rows[0]!.some;
}

/** A payment that goes back lets go of what it took. */
async function release(trx: Db, id: string): Promise<void> {
  for (const table of ['measure_sheet', 'contract_claim'] as const)
    await trx.updateTable(table).set({ certificate_id: null }).where('certificate_id', '=', id).execute();
}

/** Counts a payment and stores it. @returns what is due without tax, fen */
async function count(trx: Db, contract: Contract, row: Row, course: Course, upTo?: string): Promise<number> {
  const kind = row.certificate_kind as CertificateKind;
  const price_then = contract.price_now;
  const write = (values: object) =>
    trx
      .updateTable('payment_certificate')
      .set({ price_then, ...values })
      .where('id', '=', row.id)
      .execute();
  if (kind === CERTIFICATE.advance) {
    const { net, tax, payable } = advanceOf(termsOf(contract, true));
    if (net === 0 && upTo === undefined) throw conflict('noAdvance');
    await write({
      net_period: yuanOf(net),
      carried: '0.00',
      tax: yuanOf(tax),
      payable: yuanOf(payable),
      labour: '0.00',
    });
    return net;
  }
  const which = { id: row.id, contract_id: contract.id, ...(upTo !== undefined && { upTo }) };
  const certified = await certifiedWith(trx, which);
  const { waterfall, ...period } = payableOf(
    termsOf(contract, course.paidAhead),
    kind,
    certified,
    course.before,
    releaseOf(contract, row),
  );
  const amounts = Object.entries({ ...waterfall, tax: period.tax, payable: period.payable, labour: period.labour });
  await write({
    ...Object.fromEntries(amounts.map(([name, fen]) => [name, yuanOf(fen)])),
    net_period: yuanOf(period.net),
    carried: yuanOf(period.carried),
    net_before: yuanOf(course.before.net_paid),
  });
  return period.net;
}

/** Books a payment; the database adds it to what is payable of the contract. */
async function approve(trx: Db, contract: Contract, row: Row, context: WriteContext, days: number): Promise<void> {
  checkOther(row.approved_by, row.created_by);
  if (row.approved_by === row.certified_by) throw conflict('ownCheck');
  const today = civilDay(context.now, context.timeZone);
  const isAdvance = row.certificate_kind === CERTIFICATE.advance;
  const postings = isAdvance
    ? advanceEntries(fenOf(contract.advance_amount), fenOf(contract.safety_prepaid), fenOf(row.tax))
    : certificateEntries(
        waterfallIn(await stored(trx, row.id)),
        (await beforeOf(trx, row)) ?? NOTHING_BEFORE.waterfall,
        fenOf(row.tax),
      );
  const source = { entry_on: today, summary: row.certificate_name ?? '', certificate_id: row.id };
  await book(trx, contract, postings, source, context);
  await trx
    .updateTable('payment_certificate')
    .set({
      pay_until: daysLater(today, days),
      ...(fenOf(row.payable) === 0 && { certificate_status: CERTIFICATE_STATUS.paid }),
    })
    .where('id', '=', row.id)
    .execute();
  if (row.certificate_kind === CERTIFICATE.advance) return;
  // Raw: from this payment, which changes no more.
  await trx
    .updateTable('works_contract')
    .set({ owed_total: yuanOf(owedOf(fenOf(row.carried), basisPoints(contract.tax_rate))) })
    .where('id', '=', contract.id)
    .execute();
}

const stored = (trx: Db, id: string) =>
  trx.selectFrom('payment_certificate').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** The waterfall of the payment for work before this one. */
export async function beforeOf(trx: Db, { contract_id, period_number }: Pick<Row, 'contract_id' | 'period_number'>) {
  const row = await trx
    .selectFrom('payment_certificate')
    .selectAll()
    .where('contract_id', '=', contract_id)
    .where('certificate_kind', '!=', CERTIFICATE.advance)
    .where('certificate_status', '>=', CERTIFICATE_STATUS.approved)
    .where('period_number', '<', period_number ?? 0)
    .orderBy('period_number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && waterfallIn(row);
}
