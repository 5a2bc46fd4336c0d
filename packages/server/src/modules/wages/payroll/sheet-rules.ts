import { civilDay, daysLater, WAGE_SHEET, WAGE_SIGN, type payroll, type RowOf } from '@gongdi/domain';
import { sql } from 'kysely';
import { notifyUsers } from '../../../notify/index.ts';
import type { WriteContext } from '../../../resources/index.ts';
import type { Db } from '../../../store/index.ts';
import { conflict, type WagesGround } from './ground.ts';
import { countSheet } from './sums.ts';
import { refusal, wagesLabel } from './text/index.ts';

type Row = RowOf<typeof payroll>;
type Rules = Pick<WagesGround, 'setting' | 'timeZone'>;

/**
 * Keeps the rules of a sheet whenever one is written or taken a step further.
 * @throws GongdiError that says what is missing
 */
export async function keepSheet(trx: Db, ground: Rules, row: Row, context: WriteContext): Promise<void> {
  const before = context.before as Row | undefined;
  if (before?.status === row.status || !before) return nameSheet(trx, row, context);
  await ENTERS[row.status]?.(trx, row, context, ground);
}

/** One sheet of a team and month; a second one says that it is paid in addition. */
async function nameSheet(trx: Db, row: Row, context: WriteContext): Promise<void> {
  // The lock makes two sheets of one team wait for each other.
  const team = await trx
    .selectFrom('team')
    .select(['team_name'])
    .where('id', '=', row.team_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const other = await trx
    .selectFrom('wage_sheet')
    .select('sheet_name')
    .where('team_id', '=', row.team_id)
    .where('wage_month', '=', row.wage_month)
    .where('id', '!=', row.id)
    .limit(1)
    .executeTakeFirst();
  if (other && row.supplement !== true)
    throw refusal(context, 'wage_month', 'again', { month: row.wage_month, name: other.sheet_name ?? '' });
  const sheet_name = wagesLabel('name', { month: row.wage_month, team: team.team_name }).zh;
  await trx.updateTable('wage_sheet').set({ sheet_name }).where('id', '=', row.id).execute();
  await trx.updateTable('wage_line').set({ wage_month: row.wage_month }).where('sheet_id', '=', row.id).execute();
  await countSheet(trx, row.id);
}

type Enter = (trx: Db, row: Row, context: WriteContext, ground: Rules) => Promise<void>;

/** What holds when a sheet gets into a state, by the code of that state. */
const ENTERS: Readonly<Record<number, Enter>> = {
  /** Sent back: what was signed was another sheet. */
  [WAGE_SHEET.draft]: async (trx, { id }) => {
    await trx
      .updateTable('wage_line')
      .set({
        sign_status: WAGE_SIGN.open,
        signature: null,
        signed_at: null,
        witness_by: null,
        witness_photo: null,
      })
      .where('sheet_id', '=', id)
      .execute();
    await countSheet(trx, id);
  },
  [WAGE_SHEET.signing]: async (trx, row, { now }) => {
    const lines = await trx
      .selectFrom('wage_line')
      .select(['account_id', 'due'])
      .where('sheet_id', '=', row.id)
      .execute();
    if (lines.length === 0) throw conflict('noLines');
    for (const { account_id, due } of lines)
      if (account_id)
        await notifyUsers(
          trx,
          [account_id],
          {
            kind: 'wages_to_sign',
            title: wagesLabel('sign', { sheet: row.sheet_name ?? '', due: due ?? '0.00' }),
            link: '/payslip',
            org_id: row.org_id,
          },
          now,
        );
  },
  [WAGE_SHEET.sealed]: async (trx, { id }) => {
    const { count } = await trx
      .selectFrom('wage_line')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('sheet_id', '=', id)
      .where('sign_status', 'in', [WAGE_SIGN.open, WAGE_SIGN.disputed])
      .executeTakeFirstOrThrow();
    if (count > 0) throw conflict('unsigned', { count });
  },
  /** Whoever made the sheet, sealed it or is paid by it does not check it. */
  [WAGE_SHEET.checked]: async (trx, { id, sealed_by, checked_by }) => {
    if (sealed_by === checked_by) throw conflict('fourEyes');
    const { created_by } = await trx
      .selectFrom('wage_sheet')
      .select('created_by')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (created_by === checked_by) throw conflict('madeByYou');
    const own = await trx
      .selectFrom('wage_line')
      .select('id')
      .where('sheet_id', '=', id)
      .where('account_id', '=', checked_by ?? '')
      .limit(1)
      .executeTakeFirst();
    if (own) throw conflict('paidToYou');
  },
  /** The lines are kept with the sheet as they were published, whatever happens to people and lines later. */
  [WAGE_SHEET.published]: async (trx, { id }, { now, timeZone }, { setting }) => {
    const notice_until = daysLater(civilDay(now, timeZone), setting('wage_notice_days'));
    // Raw SQL: rows become one value.
    await sql`
      update wage_sheet set notice_until = ${notice_until}::date, frozen = (
        select jsonb_agg(jsonb_build_object('name', p.name, 'days', l.days, 'payable', l.payable::text,
          'deducted', (l.payable - l.due)::text, 'due', l.due::text) order by p.name, l.id)
        from wage_line l join staff p on p.id = l.staff_id where l.sheet_id = ${id})
      where id = ${id}`.execute(trx);
  },
};
