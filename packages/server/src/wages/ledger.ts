import {
  afterEntry,
  fenOf,
  payentry,
  WAGE_ACCOUNT,
  WAGE_ENTRY,
  yuanOf,
  type FileItem,
  type RowOf,
  type WageEntryKind,
} from '@gongdi/domain';
import { sql } from 'kysely';
import type { WriteContext } from '../resources/index.ts';
import { resourceRepository, sendAhead, type Db } from '../store/index.ts';
import { asServer } from './access.ts';
import { conflict } from './text/index.ts';

/** The special account of a project that is in use; undefined: it has none. */
export const accountOfProject = (trx: Db, project_id: string) =>
  trx
    .selectFrom('wage_account')
    .select('id')
    .where('project_id', '=', project_id)
    .where('status', '=', WAGE_ACCOUNT.open)
    .executeTakeFirst();

/** Returns an account, locked: entries come one after the other, so that balances follow from each other. */
export const lockedAccount = (trx: Db, id: string) =>
  trx.selectFrom('wage_account').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

interface NewEntry {
  account_id: string;
  kind: WageEntryKind;
  /** Fen. */
  amount: number;
  entry_on: string;
  sheet_id?: string;
  batch_number?: string;
  remark?: string | null;
  voucher_files?: FileItem[] | null;
}

/**
 * Adds an entry and what follows from it.
 * @throws GongdiError when the account does not hold as much, or is closed
 */
export async function postEntry(
  trx: Db,
  { amount, ...entry }: NewEntry,
  { now, account_id }: Pick<WriteContext, 'now' | 'account_id'>,
): Promise<void> {
  const account = await lockedAccount(trx, entry.account_id);
  const access = asServer(account.org_id, account_id, now);
  const row = { ...entry, amount: yuanOf(amount) };
  const [id] = await resourceRepository(trx, payentry).addAhead(access, row);
  await applyEntry(trx, { ...row, id: id! }, account);
}

type Entry = Pick<RowOf<typeof payentry>, 'id' | 'account_id' | 'kind' | 'amount' | 'entry_on'>;

/** Books an entry that has been added: number, balance after it, and the sums of the account. */
export async function applyEntry(
  trx: Db,
  row: Entry,
  locked?: Awaited<ReturnType<typeof lockedAccount>>,
): Promise<void> {
  const account = locked ?? (await lockedAccount(trx, row.account_id));
  if (account.status === WAGE_ACCOUNT.closed) throw conflict('closed');
  const kind = row.kind as WageEntryKind;
  const balance = afterEntry(fenOf(account.balance), { kind, amount: fenOf(row.amount) });
  if (balance === undefined) throw conflict('overdraft', { balance: account.balance ?? '0.00', amount: row.amount });
  const { count } = await trx
    .selectFrom('wage_entry')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', account.id)
    .executeTakeFirstOrThrow();
  // Raw: derived from the entry.
  const numbered = trx
    .updateTable('wage_entry')
    .set({
      entry_number: `L${row.entry_on.replaceAll('-', '')}-${String(count).padStart(4, '0')}`,
      balance_after: yuanOf(balance),
    })
    .where('id', '=', row.id);
  await sendAhead(trx, numbered);
  const amount = sql<string>`${row.amount}::numeric`;
  const less = sql<string>`coalesce(paid_total, 0) - ${row.amount}::numeric`;
  const summed = trx
    .updateTable('wage_account')
    .set({
      balance: yuanOf(balance),
      ...(kind === WAGE_ENTRY.transfer && { received_total: sql<string>`coalesce(received_total, 0) + ${amount}` }),
      ...(kind === WAGE_ENTRY.wages && { paid_total: sql<string>`coalesce(paid_total, 0) + ${amount}` }),
      ...(kind === WAGE_ENTRY.returned && { paid_total: less }),
    })
    .where('id', '=', account.id);
  await sendAhead(trx, summed);
}
