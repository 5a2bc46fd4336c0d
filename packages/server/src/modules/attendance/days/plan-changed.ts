import { PLAN, type attendancechart, type attendanceregular, type RowOf, civilDay, daysLater } from '@gongdi/domain';
import { sql } from 'kysely';
import { dueAgain, recompute, type Moment } from '../../../attendance/index.ts';
import type { Db } from '../../../store/index.ts';

type Rule = RowOf<typeof attendanceregular>;

/** Ends the rule before a new one, puts its shift in force, and makes the days from its first one again. */
export async function ruleInForce(trx: Db, rule: Rule, moment: Moment): Promise<void> {
  await useShift(trx, rule.shift_id);
  await trx
    .updateTable('attendance_rule')
    .set({ status: PLAN.ended, to_date: sql`greatest(from_date, ${rule.from_date}::date - 1)` })
    .where('id', '!=', rule.id)
    .where('status', '=', PLAN.inForce)
    .where('from_date', '<=', rule.from_date)
    .where((eb) => (rule.project_id ? eb('project_id', '=', rule.project_id) : eb('project_id', 'is', null)))
    .where('org_id', '=', rule.org_id ?? '')
    .execute();
  await again(trx, rule, rule.from_date, moment);
}

/** Makes the days after the end of a rule again. */
export const ruleEnded = (trx: Db, rule: Rule, moment: Moment): Promise<void> =>
  again(trx, rule, daysLater(rule.to_date ?? rule.from_date, 1), moment);

async function again(trx: Db, rule: Rule, from: string, moment: Moment): Promise<void> {
  const { project_id, org_id } = rule;
  if (project_id) {
    await recompute(trx, { project_id, from, to: civilDay(moment.now, moment.timeZone) }, moment);
    return;
  }
  // All projects of an organisation are too much for one call: the sweep makes them within a minute.
  // Raw SQL: organisations below by their path.
  const { rows } = await sql<{ id: string }>`select p.id from project p join organisation o on o.id = p.org_id
    where starts_with(o.path, (select path from organisation where id = ${org_id}))`.execute(trx);
  await dueAgain(
    trx,
    rows.map(({ id }) => id),
    from,
    moment.now,
  );
}

/** Puts the shift of a published or withdrawn sheet in force, and makes its days again. */
export async function dutyChanged(trx: Db, duty: RowOf<typeof attendancechart>, moment: Moment): Promise<void> {
  if (duty.shift_id) await useShift(trx, duty.shift_id);
  const { project_id, from_date: from, to_date: to } = duty;
  await recompute(trx, { project_id, from, to }, moment);
}

/** A shift with which days are made may not be changed any more. */
async function useShift(trx: Db, id: string): Promise<void> {
  await trx
    .updateTable('attendance_shift')
    .set({ status: PLAN.inForce })
    .where('id', '=', id)
    .where('status', '=', PLAN.draft)
    .execute();
}
