import * as zlib from 'node:zlib';
import { calls } from '@gongdi/api';
import {
  civilDay,
  fenOf,
  GongdiError,
  payroll,
  readReturn,
  WAGE_ENTRY,
  WAGE_PAY,
  WAGE_SHEET,
  yuanOf,
  type BankAnswer,
  type Label,
} from '@gongdi/domain';
import { inflateByZlib, isFault, openWorkbook, rowsOf, SheetError } from '@gongdi/sheets';
import { sql } from 'kysely';
import { actorOf, recordAudit } from '../../../audit/index.ts';
import { handle, type CallerContext, type Handler } from '../../../handler/index.ts';
import { accountsWith } from '../../../labour/index.ts';
import { notifyUsers } from '../../../notify/index.ts';
import { transaction, type Db } from '../../../store/index.ts';
import { postEntry } from '../../../wages/index.ts';
import { writableSheet } from './fill.ts';
import { conflict, type Sheet, type WagesGround } from './ground.ts';
import { countSheet } from './sums.ts';
import { wagesLabel } from './text/index.ts';

const inflate = inflateByZlib(zlib);
/** Problems that are told at once; the file is refused whole, so more would not help. */
const TOLD = 5;

export const bankReturnHandler = ({ db, timeZone }: WagesGround): Handler =>
  handle(calls.wages.bankReturn, async ({ form: { id }, file }, context) => {
    const { answers, problems } = readReturn(await rowsIn(file.bytes));
    if (problems.length > 0) throw unread(problems);
    return transaction(db, async (trx) => {
      const sheet = await writableSheet(trx, id, context);
      const taken = await match(trx, sheet, answers);
      const day = civilDay(context.now, timeZone);
      for (const one of taken.fresh) await answer(trx, sheet, one, day, context);
      await finish(trx, sheet);
      const returned = taken.fresh.filter(({ paid }) => !paid).length;
      await tell(trx, sheet, taken.fresh, context.now);
      const event = { action: 'wage_bank_return', subject: payroll.name, subject_id: id } as const;
      await recordAudit(trx, context, actorOf(context.caller), event);
      return { paid: taken.fresh.length - returned, returned, known: taken.known };
    });
  });

/** The cells of the first sheet of a workbook, or of a text file in UTF-8 or GB 18030. */
async function rowsIn(bytes: Uint8Array): Promise<string[][]> {
  try {
    const rows: string[][] = [];
    for await (const { cells } of rowsOf(await openWorkbook(bytes, { inflate, csv: true })))
      rows.push(
        Array.from(cells, (cell) => (cell === undefined || cell === null || isFault(cell) ? '' : String(cell))),
      );
    return rows;
  } catch (error) {
    if (error instanceof SheetError) throw new GongdiError('invalid', { label: error.text, cause: error });
    throw error;
  }
}

function unread(problems: readonly Label[]): GongdiError {
  const first = problems.slice(0, TOLD);
  const joined = { zh: first.map(({ zh }) => zh).join('；'), en: first.map(({ en }) => en).join('; ') };
  return new GongdiError('invalid', { label: wagesLabel('unread', { count: problems.length, problems: joined }) });
}

type Answered = BankAnswer & { id: string; line_id: string; account_id: string | null };

/** Finds the payments of the answers. @throws GongdiError when one is of another sheet, of another amount, or contradicts */
async function match(trx: Db, sheet: Sheet, answers: readonly BankAnswer[]) {
  const rows = await trx
    .selectFrom('wage_payment as w')
    .innerJoin('wage_line as l', 'l.id', 'w.line_id')
    .select(['w.id', 'w.line_id', 'w.payment_number', 'w.amount', 'w.status', 'l.account_id'])
    .where('w.sheet_id', '=', sheet.id)
    .execute();
  if (rows.length === 0) throw conflict('answersNone');
  const byNumber = new Map(rows.map((row) => [row.payment_number, row]));
  const problems: Label[] = [];
  const fresh: Answered[] = [];
  let known = 0;
  for (const one of answers) {
    const row = byNumber.get(one.number);
    const { number } = one;
    if (!row) problems.push(wagesLabel('unknownNumber', { number }));
    else if (fenOf(row.amount) !== one.amount)
      problems.push(wagesLabel('wrongAmount', { number, bank: yuanOf(one.amount), ours: row.amount }));
    else if (row.status === WAGE_PAY.sent)
      fresh.push({ ...one, id: row.id, line_id: row.line_id, account_id: row.account_id });
    else if (row.status === (one.paid ? WAGE_PAY.paid : WAGE_PAY.returned)) known += 1;
    else problems.push(wagesLabel('otherAnswer', { number }));
  }
  if (problems.length > 0) throw unread(problems);
  return { fresh, known };
}

async function answer(trx: Db, sheet: Sheet, one: Answered, day: string, context: CallerContext): Promise<void> {
  const status = one.paid ? WAGE_PAY.paid : WAGE_PAY.returned;
  await trx
    .updateTable('wage_payment')
    .set({
      status,
      reason: one.paid ? null : one.reason.slice(0, 200),
      answered_at: new Date(context.now).toISOString(),
    })
    .where('id', '=', one.id)
    .execute();
  const amount = sql<string>`${yuanOf(one.amount)}::numeric`;
  await trx
    .updateTable('wage_line')
    .set({
      pay_status: status,
      ...(one.paid && {
        paid: sql<string>`coalesce(paid, 0) + ${amount}`,
        remaining: sql<string>`due - coalesce(paid, 0) - ${amount}`,
      }),
    })
    .where('id', '=', one.line_id)
    .execute();
  if (one.paid) return;
  // The bank books each return by itself, so the ledger does too.
  const entry = await trx
    .selectFrom('wage_entry as e')
    .innerJoin('wage_payment as w', 'w.batch_number', 'e.batch_number')
    .select(['e.account_id', 'e.batch_number'])
    .where('w.id', '=', one.id)
    .where('e.sheet_id', '=', sheet.id)
    .limit(1)
    .executeTakeFirstOrThrow();
  await postEntry(
    trx,
    {
      account_id: entry.account_id,
      kind: WAGE_ENTRY.returned,
      amount: one.amount,
      entry_on: day,
      sheet_id: sheet.id,
      batch_number: entry.batch_number!,
      remark: `${one.number} ${one.reason}`.slice(0, 200),
    },
    { now: context.now, account_id: context.caller.id },
  );
}

/** A sheet of which nothing is left to pay is paid. */
async function finish(trx: Db, sheet: Sheet): Promise<void> {
  await countSheet(trx, sheet.id);
  await trx
    .updateTable('wage_sheet')
    .set({ status: WAGE_SHEET.paid })
    .where('id', '=', sheet.id)
    .where('status', '=', WAGE_SHEET.paying)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('wage_line')
            .select('id')
            .where('sheet_id', '=', sheet.id)
            .where('pay_status', '!=', WAGE_PAY.paid),
        ),
      ),
    )
    .execute();
}

async function tell(trx: Db, sheet: Sheet, answered: readonly Answered[], now: number): Promise<void> {
  for (const { paid, account_id, amount } of answered)
    if (paid && account_id)
      await notifyUsers(
        trx,
        [account_id],
        {
          kind: 'wages_paid',
          title: wagesLabel('paid', { month: sheet.wage_month, due: yuanOf(amount) }),
          link: '/payslip',
          org_id: sheet.org_id,
        },
        now,
      );
  const count = answered.filter(({ paid }) => !paid).length;
  if (count === 0) return;
  const accounts = await accountsWith(trx, sheet, [payroll.name, 'bankfile']);
  await notifyUsers(
    trx,
    accounts,
    {
      kind: 'wages_returned',
      title: wagesLabel('returned', { sheet: sheet.sheet_name ?? '', count }),
      link: `/payhistory?sheet_id=${sheet.id}&status=${WAGE_PAY.returned}`,
      org_id: sheet.org_id,
      about: { resource: payroll.name, id: sheet.id, state: WAGE_SHEET.paying },
    },
    now,
  );
}
