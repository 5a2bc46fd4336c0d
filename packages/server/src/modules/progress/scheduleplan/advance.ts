import { civilDay } from '@gongdi/domain';
import { PLAN_RUNNING } from '@gongdi/domain/schedule';
import type { Ground } from '../../../ground.ts';
import { transaction } from '../../../store/index.ts';
import { loadContent } from './load-content.ts';
import { recalculate } from './recalculate.ts';

/** Plans of one run; the others come in the next hour. */
const AT_ONCE = 200;

/** Moves the data date of running plans to today: what was to be done by now and is not moves behind it. */
export async function advancePlans({ db, setting, timeZone }: Ground, now: number): Promise<void> {
  const today = civilDay(now, timeZone);
  const due = await db
    .selectFrom('schedule_plan')
    .select('id')
    .where('status', 'in', [...PLAN_RUNNING])
    .where('data_date', '<', today)
    .orderBy('data_date')
    .limit(AT_ONCE)
    .execute();
  for (const { id } of due)
    await transaction(db, async (trx) => {
      const plan = await trx
        .selectFrom('schedule_plan')
        .selectAll()
        .where('id', '=', id)
        .where('data_date', '<', today)
        .forUpdate()
        .executeTakeFirst();
      if (!plan) return;
      await trx.updateTable('schedule_plan').set({ data_date: today }).where('id', '=', id).execute();
      await recalculate(trx, await loadContent(trx, { ...plan, data_date: today }), { setting });
    });
}
