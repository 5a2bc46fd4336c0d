import {
  basisPoints,
  CERTIFICATE,
  CERTIFICATE_STATUS,
  CONTRACT_CLAIM,
  fenOf,
  NOTHING_BEFORE,
  PAYOUT,
  PAYOUT_KIND,
  PENALTIES,
  refundedNet,
  sumFen,
  type Before,
  type Certified,
} from '@gongdi/domain';
import { sql } from 'kysely';
import type { Db } from '../../../store/index.ts';

/** Payments for work: those whose waterfall follows from the one before. */
const FOR_WORK: readonly number[] = [CERTIFICATE.progress, CERTIFICATE.settlement, CERTIFICATE.retention];

interface Which {
  id: string;
  contract_id: string;
  /** Also count what such a payment would take up to this day, if it were presented now. */
  upTo?: string;
}

/**
 * Counts what is certified to date with a payment: what approved payments took, what this one takes. Each item is
 * rounded once, as `worthOf` does.
 */
export async function certifiedWith(trx: Db, { id, contract_id, upTo }: Which): Promise<Certified> {
  const taken = (table: 'm' | 'c') => sql<boolean>`(
    ${sql.ref(`${table}.certificate_id`)} = ${id}
    or ${sql.ref(`${table}.certificate_id`)} in (
      select id from payment_certificate where contract_id = ${contract_id} and certificate_status >= 4))`;
  const free = (table: 'm' | 'c', day: 'measured_on' | 'notified_on') =>
    upTo === undefined
      ? sql<boolean>`false`
      : sql<boolean>`(${sql.ref(`${table}.certificate_id`)} is null and ${sql.ref(`${table}.${day}`)} <= ${upTo}::date)`;
  // Raw SQL: sums of rounded products.
  const work = await sql<{ safety: boolean; amount: string }>`
    select safety, sum(amount)::numeric(18,2)::text as amount from (
      select coalesce(i.safety_measure, false) as safety, round(sum(m.quantity::numeric) * i.unit_price, 2) as amount
      from measure_sheet m join bill_item i on i.id = m.item_id
      where m.contract_id = ${contract_id} and m.measure_status = 3 and (${taken('m')} or ${free('m', 'measured_on')})
      group by i.id) item
    group by safety`.execute(trx);
  // Raw SQL: exact sums by kind of claim.
  const sums = await sql<{ kind: number; amount: string }>`
    select c.claim_kind as kind, sum(c.granted_amount)::numeric(18,2)::text as amount
    from contract_claim c
    where c.contract_id = ${contract_id} and c.claim_status = ${CONTRACT_CLAIM.granted}
      and (${taken('c')} or ${free('c', 'notified_on')})
    group by 1`.execute(trx);
  const ofWork = (safety: boolean) =>
    sumFen(work.rows.filter((one) => one.safety === safety).map(({ amount }) => fenOf(amount)));
  const ofClaims = (penal: boolean) =>
    sumFen(sums.rows.filter(({ kind }) => PENALTIES.includes(kind) === penal).map(({ amount }) => fenOf(amount)));
  return { works: ofWork(false), safety: ofWork(true), claims: ofClaims(false), penalties: ofClaims(true) };
}

/** Returns the approved settlement of a contract. */
export const settlementOf = (trx: Db, contract_id: string) =>
  trx
    .selectFrom('payment_certificate')
    .selectAll()
    .where('contract_id', '=', contract_id)
    .where('certificate_kind', '=', CERTIFICATE.settlement)
    .where('certificate_status', '>=', CERTIFICATE_STATUS.approved)
    .executeTakeFirst();

export interface Course {
  before: Before;
  /** Day up to which work was certified before; undefined: nothing was. */
  last: string | undefined;
  paidAhead: boolean;
  isSettled: boolean;
}

/** Money that came back because too much was paid, with tax, fen. */
export async function refundsOf(trx: Db, contract_id: string): Promise<number> {
  const { amount } = await trx
    .selectFrom('contract_payout')
    .select(({ fn }) => fn.sum<string | null>('amount').as('amount'))
    .where('contract_id', '=', contract_id)
    .where('payout_kind', '=', PAYOUT_KIND.refund)
    .where('payout_status', '=', PAYOUT.paid)
    .executeTakeFirstOrThrow();
  return fenOf(amount);
}

/** Returns what the approved payments of a contract have certified. */
export async function courseOf(trx: Db, contract_id: string): Promise<Course> {
  const rows = await trx
    .selectFrom('payment_certificate')
    .selectAll()
    .where('contract_id', '=', contract_id)
    .where('certificate_status', '>=', CERTIFICATE_STATUS.approved)
    .orderBy('period_number')
    .execute();
  const works = rows.filter(({ certificate_kind }) => FOR_WORK.includes(certificate_kind));
  const last = works.at(-1);
  const { tax_rate } = await trx
    .selectFrom('works_contract')
    .select('tax_rate')
    .where('id', '=', contract_id)
    .executeTakeFirstOrThrow();
  const refunded = refundedNet(await refundsOf(trx, contract_id), basisPoints(tax_rate));
  const net_paid = sumFen(works.map(({ net_period }) => fenOf(net_period))) - refunded;
  return {
    before: last ? { waterfall: waterfallIn(last), net_paid } : NOTHING_BEFORE,
    last: last?.ends_on,
    paidAhead: rows.some(({ certificate_kind }) => certificate_kind === CERTIFICATE.advance),
    isSettled: rows.some(({ certificate_kind }) => certificate_kind === CERTIFICATE.settlement),
  };
}

type Stored = Readonly<Partial<Record<keyof Before['waterfall'], string | null | undefined>>>;

/** The waterfall of a payment, as it was stored. */
export const waterfallIn = (row: Stored): Before['waterfall'] => ({
  works: fenOf(row.works),
  safety: fenOf(row.safety),
  claims: fenOf(row.claims),
  penalties: fenOf(row.penalties),
  withheld: fenOf(row.withheld),
  retention: fenOf(row.retention),
  recovered: fenOf(row.recovered),
  safety_recovered: fenOf(row.safety_recovered),
  net: fenOf(row.net),
});
