import { civilDay, type RowOf, type scheduleplan } from '@gongdi/domain';
import { PLAN_STATE } from '@gongdi/domain/schedule';
import type { WriteContext } from '../../../resources/index.ts';
import type { ReadSetting } from '../../../settings/index.ts';
import type { Db } from '../../../store/index.ts';
import { conflict } from './ground.ts';
import { loadContent } from './load-content.ts';
import { recalculate } from './recalculate.ts';

/**
 * Keeps the rules of a plan whenever one is written or taken a step further: nothing empty is submitted, approval keeps
 * the baseline, and the dates follow what was changed.
 */
export async function keepPlan(
  trx: Db,
  setting: ReadSetting,
  row: RowOf<typeof scheduleplan>,
  { before, now, timeZone }: WriteContext,
): Promise<void> {
  const was = before?.['status'];
  if (was === undefined) return;
  const approved = row.status === PLAN_STATE.approved && was !== PLAN_STATE.approved;
  if (approved) {
    // From here on the work is measured, so its state is that of today.
    const today = civilDay(now, timeZone);
    await trx
      .updateTable('schedule_plan')
      .set((eb) => ({
        revision: eb(eb.fn.coalesce('revision', eb.lit(0)), '+', 1),
        data_date: laterOf(today, row.starts_on),
      }))
      .where('id', '=', row.id)
      .execute();
  }
  const stored = await trx.selectFrom('schedule_plan').selectAll().where('id', '=', row.id).executeTakeFirstOrThrow();
  const content = await loadContent(trx, stored);
  if (row.status === PLAN_STATE.submitted && content.tasks.length === 0) throw conflict('empty');
  if (approved) {
    // The baseline is what was approved, not what today leaves of it.
    await recalculate(trx, { ...content, row: { ...stored, data_date: null } }, { setting, keep: true });
    await recalculate(trx, await loadContent(trx, stored), { setting });
    return;
  }
  await recalculate(trx, content, { setting });
}

/** A plan that has not begun has no state of work before it begins. */
const laterOf = (today: string, start: string): string => (today > start ? today : start);
