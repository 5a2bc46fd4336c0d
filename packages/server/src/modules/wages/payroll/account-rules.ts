import {
  civilDay,
  daysLater,
  fenOf,
  GongdiError,
  transferState,
  WAGE_ACCOUNT,
  WAGE_ENTRY,
  WAGE_PAY,
  WAGE_TRANSFER,
  yuanOf,
  payspecialaccount,
  type payentry,
  type RowOf,
} from '@gongdi/domain';
import { sql } from 'kysely';
import { accountsWith } from '../../../labour/index.ts';
import { notifyUsers } from '../../../notify/index.ts';
import type { WriteContext } from '../../../resources/index.ts';
import { transaction, type Db } from '../../../store/index.ts';
import { applyEntry, lockedAccount, postEntry } from '../../../wages/index.ts';
import { conflict, type WagesGround } from './ground.ts';
import { reconcile } from './reconcile.ts';
import { refusal, wagesLabel } from './text/index.ts';

type Account = RowOf<typeof payspecialaccount>;
type Rules = Pick<WagesGround, 'setting' | 'timeZone'>;

/** Entries that only the bank file and the return file make. */
const BY_ITSELF: readonly number[] = [WAGE_ENTRY.wages, WAGE_ENTRY.returned];

/** Books an entry that a person has added. */
export async function keepEntry(
  trx: Db,
  ground: Rules,
  row: RowOf<typeof payentry>,
  context: WriteContext,
): Promise<void> {
  if (BY_ITSELF.includes(row.kind)) throw refusal(context, 'kind', 'byItself');
  await applyEntry(trx, row);
  await countMonth(trx, row.account_id, context.now, context.timeZone);
  await reconcile(trx, [row.account_id], ground.setting('wage_match_days'));
}

/** Keeps the rules of an account whenever one is written or taken a step further. */
export async function keepAccount(trx: Db, ground: Rules, row: Account, context: WriteContext): Promise<void> {
  const before = context.before as Account | undefined;
  const { now, timeZone } = context;
  const day = civilDay(now, timeZone);
  if (!before || before.project_id !== row.project_id) await checkOnly(trx, row, context);
  if (!before) {
    const zero = { received_total: '0.00', paid_total: '0.00', balance: '0.00', month_received: '0.00' };
    await trx.updateTable('wage_account').set(zero).where('id', '=', row.id).execute();
  }
  if (row.transfer_amount) await receive(trx, row, context);
  if (before?.status === WAGE_ACCOUNT.open && row.status === WAGE_ACCOUNT.closing) {
    const closes_after = daysLater(day, ground.setting('wage_closing_days'));
    await trx.updateTable('wage_account').set({ closes_after }).where('id', '=', row.id).execute();
  }
  if (row.status === WAGE_ACCOUNT.closed) await checkClosing(trx, row, day);
  if (row.status === WAGE_ACCOUNT.open) {
    await countMonth(trx, row.id, now, timeZone);
    await reconcile(trx, [row.id], ground.setting('wage_match_days'));
  }
}

async function checkOnly(trx: Db, row: Account, context: WriteContext): Promise<void> {
  await trx.selectFrom('project').select('id').where('id', '=', row.project_id).forUpdate().execute();
  const other = await trx
    .selectFrom('wage_account')
    .select('account_name')
    .where('project_id', '=', row.project_id)
    .where('status', '!=', WAGE_ACCOUNT.closed)
    .where('id', '!=', row.id)
    .executeTakeFirst();
  if (other) throw refusal(context, 'project_id', 'second', { name: other.account_name });
}

/** The step 登记拨付 has filled in a transfer: it becomes an entry, and the fields are free for the next one. */
async function receive(trx: Db, row: Account, context: WriteContext): Promise<void> {
  const amount = fenOf(row.transfer_amount);
  if (amount <= 0) throw new GongdiError('invalid', { label: wagesLabel('nothing') });
  await postEntry(
    trx,
    {
      account_id: row.id,
      kind: WAGE_ENTRY.transfer,
      amount,
      entry_on: row.transfer_on ?? civilDay(context.now, context.timeZone),
      voucher_files: row.transfer_files ?? null,
    },
    context,
  );
  await trx
    .updateTable('wage_account')
    .set({ transfer_amount: null, transfer_on: null, transfer_files: null })
    .where('id', '=', row.id)
    .execute();
}

async function checkClosing(trx: Db, row: Account, day: string): Promise<void> {
  const account = await lockedAccount(trx, row.id);
  if (account.closes_after && day < account.closes_after) throw conflict('closingRuns', { day: account.closes_after });
  if (fenOf(account.balance) !== 0) throw conflict('closingBalance', { balance: account.balance! });
  const { count } = await trx
    .selectFrom('wage_line as l')
    .innerJoin('wage_sheet as s', 's.id', 'l.sheet_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('s.project_id', '=', row.project_id)
    .where('l.pay_status', '!=', WAGE_PAY.paid)
    .where('l.due', '>', '0')
    .executeTakeFirstOrThrow();
  if (count > 0) throw conflict('closingWages', { count });
}

/** Counts what an account received this month, and tells when labour cost is missing or below. */
export async function countMonth(trx: Db, id: string, now: number, timeZone: string): Promise<void> {
  const account = await lockedAccount(trx, id);
  if (account.status !== WAGE_ACCOUNT.open) return;
  const day = civilDay(now, timeZone);
  const month = day.slice(0, 7);
  const { received } = await trx
    .selectFrom('wage_entry')
    .select(sql<string>`coalesce(sum(amount), 0)::numeric(18,2)`.as('received'))
    .where('account_id', '=', id)
    .where('kind', '=', WAGE_ENTRY.transfer)
    .where(sql<boolean>`to_char(entry_on, 'YYYY-MM') = ${month}`)
    .executeTakeFirstOrThrow();
  const transfer_state = transferState(day, {
    due: fenOf(account.monthly_due),
    received: fenOf(received),
    due_day: account.due_day,
  });
  const month_received = yuanOf(fenOf(received));
  if (account.transfer_state === transfer_state && account.month_received === month_received) return;
  await trx.updateTable('wage_account').set({ transfer_state, month_received }).where('id', '=', id).execute();
  const worse = transfer_state === WAGE_TRANSFER.missing || transfer_state === WAGE_TRANSFER.below;
  if (!worse || account.transfer_state === transfer_state) return;
  const accounts = await accountsWith(trx, account, [payspecialaccount.name, 'receive']);
  const key = transfer_state === WAGE_TRANSFER.missing ? 'transferMissing' : 'transferBelow';
  await notifyUsers(
    trx,
    [...accounts, ...(account.keeper_id ? [account.keeper_id] : [])],
    {
      kind: 'wage_transfer_due',
      title: wagesLabel(key, {
        name: account.account_name,
        month,
        due: account.monthly_due,
        received: month_received,
      }),
      link: `/payspecialaccount/detail?id=${id}`,
      org_id: account.org_id,
      about: { resource: payspecialaccount.name, id, state: account.status },
    },
    now,
  );
}

/** Looks after the accounts in use, each in a transaction of its own. */
export async function countMonths({ db, timeZone }: WagesGround, now: number): Promise<void> {
  const rows = await db.selectFrom('wage_account').select('id').where('status', '=', WAGE_ACCOUNT.open).execute();
  for (const { id } of rows) await transaction(db, (trx) => countMonth(trx, id, now, timeZone));
}
