import {
  civilDay,
  contractmanage,
  contractpayment,
  CONTRACT_TERM,
  daysLater,
  fenOf,
  termState,
  WORKS_CONTRACT,
  settledOf,
  yuanOf,
  type Label,
  type RowOf,
} from '@gongdi/domain';
import { sql } from 'kysely';
import type { Ground } from '../../../ground.ts';
import { accountsWith } from '../../../labour/index.ts';
import { notifyUsers } from '../../../notify/index.ts';
import type { WriteContext } from '../../../resources/index.ts';
import { transaction, type Db } from '../../../store/index.ts';
import { settlementOf, waterfallIn } from './certified.ts';
import type { ContractsGround } from './ground.ts';
import { conflict, contractsLabel, refusal } from './text/index.ts';

type Row = RowOf<typeof contractmanage>;
/** The longest time for defects, days of 24 months. */
const DEFECT_DAYS = 731;

/** Keeps the rules of a contract whenever one is written or taken a step further. */
export async function keepContract(
  trx: Db,
  { setting }: ContractsGround,
  row: Row,
  context: WriteContext,
): Promise<void> {
  const before = context.before as Row | undefined;
  const today = civilDay(context.now, context.timeZone);
  const contract_term = termState(today, [row.ends_on, row.guarantee_until], setting('contract_warning_days'));
  await trx.updateTable('works_contract').set({ contract_term }).where('id', '=', row.id).execute();
  if (!before || before.contract_status === row.contract_status) return;
  await ENTERS[row.contract_status]?.(trx, row, context, today);
}

type Enter = (trx: Db, row: Row, context: WriteContext, today: string) => Promise<void>;

/** What holds when a contract gets into a state. */
const ENTERS: Readonly<Record<number, Enter>> = {
  [WORKS_CONTRACT.active]: async (trx, row, context, today) => {
    if (row.signed_on && row.signed_on > today) throw refusal(context, 'signed_on', 'later');
    const { count, bill } = await trx
      .selectFrom('bill_item')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .select(sql<string>`coalesce(sum(amount), 0)::numeric(18,2)`.as('bill'))
      .where('contract_id', '=', row.id)
      .executeTakeFirstOrThrow();
    if (count === 0) throw conflict('noBill');
    if (fenOf(bill) !== fenOf(row.amount)) throw conflict('billDiffers', { bill, amount: row.amount });
  },
  [WORKS_CONTRACT.settled]: async (trx, row, context, today) => {
    if (row.defect_until && row.defect_until > daysLater(today, DEFECT_DAYS))
      throw refusal(context, 'defect_until', 'defectTooLong');
    const settlement = await settlementOf(trx, row.id);
    if (!settlement) throw conflict('notSettled');
    // Raw: from the settlement, which changes no more.
    await trx
      .updateTable('works_contract')
      .set({
        settled_on: today,
        settled_total: yuanOf(settledOf(waterfallIn(settlement))),
        retention_due: isDue(row, today),
      })
      .where('id', '=', row.id)
      .execute();
  },
  [WORKS_CONTRACT.closed]: (_, row) => {
    const rest = fenOf(row.payable_total) - fenOf(row.paid_total);
    if (rest > 0) throw conflict('notPaid', { rest: yuanOf(rest) });
    if (fenOf(row.owed_total) > 0) throw conflict('owes', { amount: row.owed_total! });
    if (fenOf(row.retention_held) > 0) throw conflict('holdsRetention', { amount: row.retention_held! });
    return Promise.resolve();
  },
};

/** Whether retention may be returned without a reason: the time for defects is over. */
const isDue = ({ defect_until, retention_held }: Pick<Row, 'defect_until' | 'retention_held'>, today: string) =>
  !!defect_until && defect_until <= today && fenOf(retention_held) > 0;

/** Flags contracts and guarantees that end soon or have ended, and tells once that they end. */
export async function countTerms(
  { db, timeZone, setting }: Pick<Ground, 'db' | 'timeZone' | 'setting'>,
  now: number,
): Promise<void> {
  const today = civilDay(now, timeZone);
  const days = setting('contract_warning_days');
  const rows = await db
    .selectFrom('works_contract')
    .select(['id', 'org_id', 'project_id', 'contract_name', 'contract_status', 'contract_term', 'manager_id'])
    .select(['ends_on', 'guarantee_until'])
    .where('contract_status', '=', WORKS_CONTRACT.active)
    .where(sql<boolean>`least(ends_on, guarantee_until) <= ${daysLater(today, days)}::date`)
    .where(sql<boolean>`contract_term is distinct from ${CONTRACT_TERM.over}`)
    .execute();
  for (const row of rows) {
    const contract_term = termState(today, [row.ends_on, row.guarantee_until], days);
    if (contract_term === row.contract_term) continue;
    await transaction(db, async (trx) => {
      await trx.updateTable('works_contract').set({ contract_term }).where('id', '=', row.id).execute();
      if (contract_term === CONTRACT_TERM.near) await tellEnding(trx, row, now);
    });
  }
}

/** Flags settled contracts whose time for defects is over while some retention is held, and tells it once. */
export async function countRetention({ db, timeZone }: Pick<Ground, 'db' | 'timeZone'>, now: number): Promise<void> {
  const today = civilDay(now, timeZone);
  const rows = await db
    .selectFrom('works_contract')
    .select(['id', 'org_id', 'project_id', 'contract_name', 'contract_status', 'manager_id', 'retention_held'])
    .where('contract_status', '=', WORKS_CONTRACT.settled)
    .where('defect_until', '<=', today)
    .where('retention_held', '>', '0')
    .where(sql<boolean>`retention_due is not true`)
    .execute();
  for (const row of rows)
    await transaction(db, async (trx) => {
      const flagged = await trx
        .updateTable('works_contract')
        .set({ retention_due: true })
        .where('id', '=', row.id)
        .where(sql<boolean>`retention_due is not true`)
        .executeTakeFirst();
      if (flagged.numUpdatedRows === 0n) return;
      const title = contractsLabel('retentionDue', { name: row.contract_name, amount: row.retention_held ?? '0.00' });
      await tell(trx, row, { kind: 'contract_retention', title, able: [contractpayment.name, 'add'] }, now);
    });
}

interface Told {
  id: string;
  org_id: string | null;
  project_id: string;
  contract_name: string;
  contract_status: number;
  manager_id: string | null;
}

interface Ending extends Told {
  ends_on: string;
  guarantee_until: string | null;
}

async function tellEnding(trx: Db, row: Ending, now: number): Promise<void> {
  const isGuarantee = row.guarantee_until !== null && row.guarantee_until < row.ends_on;
  const title = contractsLabel('ending', {
    name: row.contract_name,
    what: contractsLabel(isGuarantee ? 'endingGuarantee' : 'endingContract'),
    day: isGuarantee ? row.guarantee_until! : row.ends_on,
  });
  await tell(trx, row, { kind: 'contract_ending', title, able: [contractmanage.name, 'settle'] }, now);
}

interface News {
  kind: 'contract_ending' | 'contract_retention';
  title: Label;
  /** Whoever may do this is told, besides the officer. */
  able: [resource: string, operation: string];
}

async function tell(trx: Db, row: Told, { kind, title, able }: News, now: number): Promise<void> {
  const accounts = await accountsWith(trx, row, able);
  await notifyUsers(
    trx,
    [...new Set([...accounts, ...(row.manager_id ? [row.manager_id] : [])])],
    {
      kind,
      title,
      link: `/${contractmanage.name}/detail?id=${row.id}`,
      org_id: row.org_id,
      about: { resource: contractmanage.name, id: row.id, state: row.contract_status },
    },
    now,
  );
}
