import {
  APPRAISAL,
  APPRAISAL_PLAN,
  appraiselog,
  appraiseplan,
  enterprisebank,
  evaluation,
  evaluationplan,
  participating,
  supplierbank,
} from '@gongdi/domain';
import { sql } from 'kysely';
import { afterWrite, defineRoom } from '../../../room.ts';
import type { DeriveAct } from '../../../resources/index.ts';
import { anyOf, type Db } from '../../../store/index.ts';
import { barFailed, gradesOfUnits } from './bar-units.ts';
import { resultHandlers } from './result-handlers.ts';
import { resultMoved } from './result-moved.ts';
import { sheetWritten } from './sheet-written.ts';
import { planWritten } from './start-plan.ts';

export default defineRoom({
  handlers: (ground) => resultHandlers(ground),
  afterWrite: (ground) => [
    afterWrite(evaluationplan, planWritten),
    afterWrite(evaluation, (trx, row, context) => resultMoved(trx, row, context, ground().setting)),
    afterWrite(appraiselog, sheetWritten),
    afterWrite(participating, (trx, row, context) => barFailed(trx, row, context, ground().setting)),
  ],
  derive: () => ({
    [evaluationplan.name]: countTargets,
    [appraiseplan.name]: countTargets,
    [enterprisebank.name]: gradesOfUnits,
    [supplierbank.name]: gradesOfUnits,
  }),
  hourly: [({ db }) => closePlans(db)],
});

/** Targets of plans, and how many of their results are in effect. */
const countTargets: DeriveAct = async (db, rows) => {
  const counted = await db
    .selectFrom('appraisal')
    .select(({ fn }) => [
      'plan_id',
      fn.countAll<number>().as('target_count'),
      fn.count<number>('id').filterWhere('appraisal_status', '=', APPRAISAL.final).as('final_count'),
    ])
    .where('plan_id', '=', anyOf(rows.map(({ id }) => id)))
    .groupBy('plan_id')
    .execute();
  return rows.map((row) => {
    const { unit_ids, project_ids, person_ids } = row as unknown as Record<string, unknown[] | null>;
    const own = counted.find(({ plan_id }) => plan_id === row.id);
    return {
      target_count: own?.target_count ?? (unit_ids ?? project_ids ?? person_ids ?? []).length,
      final_count: own?.final_count ?? 0,
    };
  });
};

/** A plan whose results are all in effect is done. */
async function closePlans(db: Db): Promise<void> {
  // Raw SQL: no result that is still under way; running plans are few and have an index.
  await sql`update appraisal_plan p set appraisal_plan_status = ${APPRAISAL_PLAN.done}, version = version + 1
    where appraisal_plan_status = ${APPRAISAL_PLAN.scoring} and exists (select 1 from appraisal a where a.plan_id = p.id)
      and not exists (select 1 from appraisal a where a.plan_id = p.id
        and a.appraisal_status not in (${APPRAISAL.final}, ${APPRAISAL.cancelled}))`.execute(db);
}
