import { calls } from '@gongdi/api';
import { dictionaryOf, GongdiError, payline, WAGE_PAY, WAGE_SHEET, WAGE_SIGN, type LogAction } from '@gongdi/domain';
import { actorOf, recordAudit } from '../../../audit/index.ts';
import { takeFiles } from '../../../files/index.ts';
import { handle, type CallerContext, type Handler } from '../../../handler/index.ts';
import { transaction, type Db } from '../../../store/index.ts';
import { conflict, lockedSheet, type WagesGround } from './ground.ts';
import { countSheet } from './sums.ts';

const { wages } = calls;

/** Calls about the caller's own wages. They know no permission and no substitute: only the person's own account. */
export const ownHandlers = ({ db }: WagesGround): Handler[] => [
  handle(wages.own, async (_, { caller }) => {
    const rows = await db
      .selectFrom('wage_line as l')
      .innerJoin('wage_sheet as s', 's.id', 'l.sheet_id')
      .innerJoin('project as p', 'p.id', 's.project_id')
      .innerJoin('staff as f', 'f.id', 'l.staff_id')
      .select([
        'l.id',
        'f.name',
        's.sheet_name',
        's.wage_month',
        's.status as sheet_status',
        'p.project_name',
        'l.days',
      ])
      .select(['l.attended_days', 'l.day_rate', 'l.quantity', 'l.quantity_unit', 'l.unit_price', 'l.advance'])
      .select(['l.deduction', 'l.deduction_reason', 'l.payable', 'l.due', 'l.paid', 'l.remaining', 'l.sign_status'])
      .select(['l.signed_at', 'l.objection', 'l.pay_status', 'l.seen_at'])
      .where('l.account_id', '=', caller.id)
      .where('s.status', '!=', WAGE_SHEET.draft)
      .orderBy('s.wage_month', 'desc')
      .orderBy('l.id')
      .execute();
    return rows.map((row) => ({
      ...row,
      sheet_name: row.sheet_name ?? '',
      payable: row.payable ?? '0.00',
      due: row.due ?? '0.00',
      paid: row.paid ?? '0.00',
      remaining: row.remaining ?? '0.00',
      pay_status: row.pay_status ?? WAGE_PAY.unpaid,
    }));
  }),
  handle(wages.sign, ({ body: { id, signature } }, context) =>
    onOwnLine(db, id, context, 'wage_sign', async (trx, line) => {
      checkOpen(line);
      const files = await takeFiles(trx, payline, { signature }, context);
      await write(trx, id, {
        sign_status: WAGE_SIGN.own,
        signature: JSON.stringify(files.signature),
        signed_at: new Date(context.now).toISOString(),
        objection: null,
      });
    }),
  ),
  handle(wages.dispute, ({ body: { id, objection } }, context) =>
    onOwnLine(db, id, context, 'wage_dispute', async (trx, line) => {
      checkOpen(line);
      await write(trx, id, { sign_status: WAGE_SIGN.disputed, objection });
    }),
  ),
  handle(wages.confirm, ({ body: { id } }, context) =>
    onOwnLine(db, id, context, 'wage_confirm', async (trx, { pay_status, seen_at }) => {
      if (pay_status !== WAGE_PAY.paid) throw conflict('notPaid');
      if (seen_at === null) await write(trx, id, { seen_at: new Date(context.now).toISOString() });
    }),
  ),
];

type Line = Awaited<ReturnType<typeof ownLine>>;

/** The caller's own line, whose sheet is locked. Those of others do not exist here. @throws GongdiError `notFound` */
async function ownLine(trx: Db, id: string, account_id: string) {
  const found = await trx
    .selectFrom('wage_line')
    .select(['sheet_id'])
    .where('id', '=', id)
    .where('account_id', '=', account_id)
    .executeTakeFirst();
  if (!found) throw new GongdiError('notFound');
  const sheet = await lockedSheet(trx, found.sheet_id);
  const line = await trx.selectFrom('wage_line').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return { ...line, sheet_status: sheet.status };
}

function onOwnLine(
  db: Db,
  id: string,
  context: CallerContext,
  action: LogAction,
  act: (trx: Db, line: Line) => Promise<void>,
): Promise<Record<string, never>> {
  return transaction(db, async (trx) => {
    const line = await ownLine(trx, id, context.caller.id);
    await act(trx, line);
    await countSheet(trx, line.sheet_id);
    await recordAudit(trx, context, actorOf(context.caller), { action, subject: payline.name, subject_id: id });
    return {};
  });
}

function checkOpen({ sign_status, sheet_status }: Line): void {
  if (sheet_status !== WAGE_SHEET.signing) throw conflict('notSigning');
  if (sign_status === WAGE_SIGN.open || sign_status === WAGE_SIGN.disputed) return;
  const state = dictionaryOf('wage_sign_status').entries.find(({ value }) => value === sign_status)!.label;
  throw conflict('state', { state });
}

const write = (trx: Db, id: string, values: object) =>
  trx.updateTable('wage_line').set(values).where('id', '=', id).execute();
