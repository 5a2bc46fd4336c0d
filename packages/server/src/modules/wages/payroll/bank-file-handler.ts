import { calls } from '@gongdi/api';
import {
  bankColumns,
  bankFile,
  civilDay,
  fenOf,
  payhistory,
  payroll,
  sumFen,
  WAGE_ACCOUNT,
  WAGE_ENTRY,
  WAGE_PAY,
  WAGE_SHEET,
  yuanOf,
  type BankOrder,
} from '@gongdi/domain';
import { actorOf, recordAudit } from '../../../audit/index.ts';
import { handle, type CallerContext, type Handler } from '../../../handler/index.ts';
import { anyOf, opened, resourceRepository, transaction, type Db } from '../../../store/index.ts';
import { asServer, postEntry } from '../../../wages/index.ts';
import { writableSheet } from './fill.ts';
import { conflict, refusedBy, type Sheet, type WagesGround } from './ground.ts';

const CSV = 'text/csv; charset=utf-8';
/** Excel reads a file with this mark as UTF-8. */
const MARK = '\uFEFF';

export const bankFileHandler = ({ db, setting, timeZone }: WagesGround): Handler =>
  handle(calls.wages.bankFile, ({ body: { id } }, context) =>
    transaction(db, async (trx) => {
      const sheet = await writableSheet(trx, id, context);
      const { columns, problem } = bankColumns(setting('wage_bank_columns'));
      if (problem) throw refusedBy(problem);
      const day = civilDay(context.now, timeZone);
      checkTime(sheet, day);
      const batch = (await payOpen(trx, sheet, day, context)) ?? (await lastBatch(trx, id));
      const orders = await ordersOf(trx, sheet, batch);
      const event = { action: 'wage_bank_file', subject: payroll.name, subject_id: id } as const;
      await recordAudit(trx, context, actorOf(context.caller), event);
      const bytes = new TextEncoder().encode(MARK + bankFile(orders, columns));
      return { bytes, type: CSV, name: `${sheet.sheet_name}-${batch}.csv` };
    }),
  );

function checkTime({ status, notice_until }: Sheet, day: string): void {
  if (status === WAGE_SHEET.paid) throw conflict('nothing');
  if (status !== WAGE_SHEET.published && status !== WAGE_SHEET.paying) throw conflict('notPublished');
  if (notice_until && day < notice_until) throw conflict('noticeRuns', { day: notice_until });
}

/**
 * Makes payments for what is open on the sheet, which is locked, and books them as one batch. Whoever has no card waits as
 * returned.
 * @returns the number of the batch; undefined: nothing is open
 */
async function payOpen(trx: Db, sheet: Sheet, day: string, context: CallerContext): Promise<string | undefined> {
  const open = await trx
    .selectFrom('wage_line')
    .select(['id', 'staff_id', 'due', 'paid'])
    .where('sheet_id', '=', sheet.id)
    .where('pay_status', 'in', [WAGE_PAY.unpaid, WAGE_PAY.returned])
    .orderBy('id')
    .execute();
  const toPay = open.filter(({ due, paid }) => fenOf(due) > fenOf(paid));
  const people = await peopleOf(
    trx,
    toPay.map(({ staff_id }) => staff_id),
  );
  const payable = toPay.filter(({ staff_id }) => people.get(staff_id)?.bank_card);
  if (payable.length === 0) {
    if (toPay.length === 0) return undefined;
    const names = toPay.map(({ staff_id }) => people.get(staff_id)?.name ?? '').join('、');
    // A batch may still be at the bank; then its file is what was asked for.
    if (await hasBatch(trx, sheet.id)) return undefined;
    throw conflict('noCards', { names });
  }
  const account = await accountOf(trx, sheet);
  const amounts = payable.map(({ due, paid }) => fenOf(due) - fenOf(paid));
  const total = sumFen(amounts);
  const short = total - fenOf(account.balance);
  if (short > 0) throw conflict('short', { balance: account.balance ?? '0.00', short: yuanOf(short) });
  const attempts = await attemptsOf(trx, sheet.id);
  const round = attempts.batches + 1;
  const batch_number = `${sheet.wage_month.replace('-', '')}-${sheet.id.slice(-8)}-${round}`;
  await postEntry(
    trx,
    { account_id: account.id, kind: WAGE_ENTRY.wages, amount: total, entry_on: day, sheet_id: sheet.id, batch_number },
    { now: context.now, account_id: context.caller.id },
  );
  const access = asServer(sheet.org_id, context.caller.id, context.now);
  await resourceRepository(trx, payhistory).insertMany(
    access,
    payable.map(({ id, staff_id }, index) => ({
      payment_number: `${batch_number}-${String(index + 1).padStart(4, '0')}`,
      status: WAGE_PAY.sent,
      staff_id,
      sheet_id: sheet.id,
      line_id: id,
      wage_month: sheet.wage_month,
      amount: yuanOf(amounts[index]!),
      attempt: (attempts.of.get(id) ?? 0) + 1,
      bank_name: people.get(staff_id)!.bank_name,
      bank_card: people.get(staff_id)!.bank_card,
      batch_number,
    })),
  );
  const set = (pay_status: number, ids: readonly string[]) =>
    trx.updateTable('wage_line').set({ pay_status }).where('id', '=', anyOf(ids)).execute();
  await set(
    WAGE_PAY.sent,
    payable.map(({ id }) => id),
  );
  await set(
    WAGE_PAY.returned,
    toPay.filter((line) => !payable.includes(line)).map(({ id }) => id),
  );
  await set(
    WAGE_PAY.paid,
    open.filter((line) => !toPay.includes(line)).map(({ id }) => id),
  );
  await trx.updateTable('wage_sheet').set({ status: WAGE_SHEET.paying }).where('id', '=', sheet.id).execute();
  return batch_number;
}

async function peopleOf(trx: Db, ids: readonly string[]) {
  const rows = await trx
    .selectFrom('staff')
    .select(['id', 'name', 'bank_name', 'bank_card'])
    .where('id', '=', anyOf(ids))
    .execute();
  return new Map(rows.map((row) => [row.id, opened(trx, 'staff', row)]));
}

async function accountOf(trx: Db, sheet: Sheet) {
  const account = await trx
    .selectFrom('wage_account')
    .selectAll()
    .where('project_id', '=', sheet.project_id)
    .where('status', '=', WAGE_ACCOUNT.open)
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (!account) throw conflict('noAccount');
  return account;
}

/** How often each line of a sheet has been tried, and in how many batches. */
async function attemptsOf(trx: Db, sheet_id: string) {
  const rows = await trx
    .selectFrom('wage_payment')
    .select(['line_id', 'batch_number'])
    .where('sheet_id', '=', sheet_id)
    .execute();
  const of = new Map<string, number>();
  for (const { line_id } of rows) of.set(line_id, (of.get(line_id) ?? 0) + 1);
  return { of, batches: new Set(rows.map(({ batch_number }) => batch_number)).size };
}

const atBank = (trx: Db, sheet_id: string) =>
  trx
    .selectFrom('wage_payment')
    .select(['batch_number'])
    .where('sheet_id', '=', sheet_id)
    .where('status', '=', WAGE_PAY.sent)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();

const hasBatch = async (trx: Db, sheet_id: string): Promise<boolean> => (await atBank(trx, sheet_id)) !== undefined;

async function lastBatch(trx: Db, sheet_id: string): Promise<string> {
  const found = await atBank(trx, sheet_id);
  if (!found) throw conflict('nothing');
  return found.batch_number;
}

/** What the file of a batch says: cards as they were when it was made. */
async function ordersOf(trx: Db, sheet: Sheet, batch: string): Promise<BankOrder[]> {
  const rows = await trx
    .selectFrom('wage_payment as w')
    .innerJoin('staff as p', 'p.id', 'w.staff_id')
    .select(['w.id', 'w.payment_number', 'w.amount', 'w.bank_name', 'w.bank_card', 'p.name'])
    .where('w.sheet_id', '=', sheet.id)
    .where('w.batch_number', '=', batch)
    .where('w.status', '=', WAGE_PAY.sent)
    .orderBy('w.payment_number')
    .execute();
  return rows.map((row) => ({
    number: row.payment_number,
    name: row.name,
    card: opened(trx, 'wage_payment', row).bank_card ?? '',
    bank: row.bank_name ?? '',
    amount: fenOf(row.amount),
    purpose: `${sheet.wage_month} 工资`,
  }));
}
