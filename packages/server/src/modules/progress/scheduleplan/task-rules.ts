import { civilDay, type RowOf, type scheduletask } from '@gongdi/domain';
import { PLAN_RUNNING, TASK_KIND, TASK_STATE } from '@gongdi/domain/schedule';
import type { WriteContext } from '../../../resources/index.ts';
import type { ReadSetting } from '../../../settings/index.ts';
import type { Db } from '../../../store/index.ts';
import { conflict, lockedPlan } from './ground.ts';
import { loadContent, workEnd, workStart } from './load-content.ts';
import { recalculate } from './recalculate.ts';
import { refusal } from './text/index.ts';

/**
 * Takes a report of a task into its plan: days become minutes of work, and everything that follows is calculated again.
 * @throws GongdiError that says why the report does not fit
 */
export async function keepReport(
  trx: Db,
  setting: ReadSetting,
  row: RowOf<typeof scheduletask>,
  context: WriteContext,
): Promise<void> {
  const { before, now, timeZone } = context;
  if (!before) return;
  const plan = await lockedPlan(trx, row.plan_id);
  if (!PLAN_RUNNING.includes(plan.status)) throw conflict('notRunning');
  if (row.task_kind === TASK_KIND.summary) throw conflict('summaryState');
  const today = civilDay(now, timeZone);
  checkReport(row, today, context);
  const { task_state, actual_start_on, actual_finish_on } = row;
  const stored = await loadContent(trx, plan);
  const main = stored.calendars[0]!;
  const started = actual_start_on ?? actual_finish_on;
  await trx
    .updateTable('schedule_task')
    .set({
      ...(started && { actual_start_on: started, actual_start_at: workStart(main, started) }),
      ...(task_state === TASK_STATE.finished &&
        actual_finish_on && { actual_finish_at: workEnd(main, actual_finish_on), percent: 100 }),
      // A new percent says how much is left.
      remaining: null,
    })
    .where('id', '=', row.id)
    .execute();
  const data_date = plan.data_date !== null && plan.data_date >= today ? plan.data_date : today;
  await trx.updateTable('schedule_plan').set({ data_date }).where('id', '=', plan.id).execute();
  await recalculate(trx, await loadContent(trx, { ...plan, data_date }), { setting });
}

/** @throws GongdiError at the field that does not fit */
function checkReport(row: RowOf<typeof scheduletask>, today: string, context: WriteContext): void {
  const { task_state, actual_start_on, actual_finish_on, percent } = row;
  if (actual_start_on && actual_start_on > today) throw refusal(context, 'actual_start_on', 'futureDay');
  if (actual_finish_on && actual_finish_on > today) throw refusal(context, 'actual_finish_on', 'futureDay');
  if (actual_start_on && actual_finish_on && actual_finish_on < actual_start_on)
    throw refusal(context, 'actual_finish_on', 'beforeStart');
  if (task_state === TASK_STATE.running && (percent ?? 0) >= 100) throw refusal(context, 'percent', 'whole');
}
