import { calls } from '@gongdi/api';
import { GongdiError, payline, payroll, WAGE_PAY, WAGE_SHEET, WAGE_SIGN } from '@gongdi/domain';
import { sql } from 'kysely';
import { attendedDays } from '../../../attendance/index.ts';
import { actorOf, recordAudit } from '../../../audit/index.ts';
import { handle, type CallerContext, type Handler } from '../../../handler/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { resourceRepository, transaction, type Db } from '../../../store/index.ts';
import { conflict, lockedSheet, type Sheet, type WagesGround } from './ground.ts';
import { derivedOf } from './line-rules.ts';
import { countSheet } from './sums.ts';

/** Makes the lines of a draft: everybody of the team who was on site in the month, or who attended. */
export const fillHandler = ({ db }: WagesGround): Handler =>
  handle(calls.wages.fill, ({ body: { id } }, context) =>
    transaction(db, async (trx) => {
      const sheet = await writableSheet(trx, id, context);
      if (sheet.status !== WAGE_SHEET.draft) throw conflict('notDraft');
      const [from, to] = monthOf(sheet.wage_month);
      const attended = await attendedDays(trx, { project: sheet.project_id, team: sheet.team_id, from, to });
      const days = new Map(attended.map(({ staff_id, halves }) => [staff_id, halves / 2]));
      const people = await peopleOf(trx, sheet, from, to, [...days.keys()]);
      const lines = await trx.selectFrom('wage_line').selectAll().where('sheet_id', '=', id).execute();
      const known = new Map(lines.map((line) => [line.staff_id, line]));
      const fresh = people.filter((one) => !known.has(one.id));
      await resourceRepository(trx, payline).insertMany(
        { ...accessOf(context), org_id: sheet.org_id },
        fresh.map((one) => {
          const attended_days = days.get(one.id) ?? null;
          const terms = { days: attended_days, attended_days, day_rate: one.day_rate ?? sheet.day_rate };
          return {
            staff_id: one.id,
            sheet_id: id,
            wage_month: sheet.wage_month,
            account_id: one.account_id,
            sign_status: WAGE_SIGN.open,
            pay_status: WAGE_PAY.unpaid,
            ...terms,
            ...derivedOf(terms),
          };
        }),
      );
      for (const line of lines) {
        const attended_days = days.get(line.staff_id) ?? null;
        const account_id = people.find((one) => one.id === line.staff_id)?.account_id ?? line.account_id;
        if (attended_days === line.attended_days && account_id === line.account_id) continue;
        await trx
          .updateTable('wage_line')
          .set({ attended_days, account_id, ...derivedOf({ ...line, attended_days }) })
          .where('id', '=', line.id)
          .execute();
      }
      await countSheet(trx, id);
      const event = { action: 'wage_fill', subject: payroll.name, subject_id: id } as const;
      await recordAudit(trx, context, actorOf(context.caller), event);
      return { added: fresh.length, kept: lines.length };
    }),
  );

/** Returns a sheet that the caller may write, locked. @throws GongdiError `notFound` */
export async function writableSheet(trx: Db, id: string, context: CallerContext): Promise<Sheet> {
  const writable = await resourceRepository(trx, payroll).writable(accessOf(context), [id]);
  if (!writable.has(id)) throw new GongdiError('notFound');
  return lockedSheet(trx, id);
}

/** First and last day of a month written `2026-10`. */
export function monthOf(month: string): [string, string] {
  const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
  return [`${month}-01`, `${month}-${last}`];
}

/** People of the team who were there in the month, with the rate of their last line. */
async function peopleOf(trx: Db, sheet: Sheet, from: string, to: string, attended: readonly string[]) {
  return trx
    .selectFrom('staff as p')
    .select(['p.id', 'p.account_id'])
    .select(({ selectFrom }) =>
      selectFrom('wage_line as l')
        .select('l.day_rate')
        .whereRef('l.staff_id', '=', 'p.id')
        .where('l.day_rate', 'is not', null)
        .orderBy('l.wage_month', 'desc')
        .limit(1)
        .as('day_rate'),
    )
    .where('p.project_id', '=', sheet.project_id)
    .where(
      sql<boolean>`(p.id = any(${[...attended]}) or (p.team_id = ${sheet.team_id} and p.entry_date <= ${to}::date
        and (p.exit_date is null or p.exit_date >= ${from}::date)))`,
    )
    .orderBy('p.id')
    .execute();
}
