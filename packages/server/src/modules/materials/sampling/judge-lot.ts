import {
  CONCRETE_LOT,
  judgeLot,
  LOT_METHOD,
  plannedGroups,
  roundTo,
  SAME_CONDITION,
  SAMPLE,
  SAMPLE_STATE,
  witnessedGroups,
  samplelot,
  type RowOf,
} from '@gongdi/domain';
import { requestFilingOf } from '../../../filing/index.ts';
import type { WriteContext } from '../../../resources/index.ts';
import { refuseSample, sampleLabel } from '../../../samples/index.ts';
import type { ReadSetting } from '../../../settings/index.ts';
import type { Db } from '../../../store/index.ts';
import { openHandling } from './handling.ts';

const WITHOUT_REPORT: readonly number[] = [SAMPLE_STATE.taken, SAMPLE_STATE.sealed, SAMPLE_STATE.sent];

/**
 * Judges a lot by all of its groups (GB/T 50107), and its samples with it.
 * @throws GongdiError `invalid` while groups are open, being handled, too few, or too few of them had a witness
 */
export async function judgeConcrete(
  trx: Db,
  lot: RowOf<typeof samplelot>,
  context: WriteContext,
  setting: ReadSetting,
): Promise<void> {
  const samples = await trx
    .selectFrom('witness_sample')
    .select(['id', 'sample_status', 'group_value', 'witness_id', 'sampler_id', 'part_id'])
    .where('lot_id', '=', lot.id)
    .execute();
  const count = (states: readonly number[]) => samples.filter((one) => states.includes(one.sample_status)).length;
  const refuse = (key: Parameters<typeof refuseSample>[2], values?: Parameters<typeof refuseSample>[3]) =>
    refuseSample(context, 'lot_status', key, values);
  const open = count(WITHOUT_REPORT);
  if (open > 0) throw refuse('openSamples', { count: open });
  const failed = count([SAMPLE_STATE.failed]);
  if (failed > 0) throw refuse('openFailures', { count: failed });
  const judged = samples.filter(({ sample_status }) => sample_status === SAMPLE_STATE.reported);
  // A void group that was accepted after handling has no value, but was taken.
  const taken = judged.length + count([SAMPLE_STATE.acceptedAfter]);
  const planned = plannedGroups(lot);
  if (taken < planned || judged.length === 0) throw refuse('fewGroups', { planned, taken: judged.length });
  const needed = witnessedGroups(planned, setting('sample_witness_share'));
  const witnessed = samples.filter(({ witness_id }) => witness_id !== null).length;
  if (witnessed < needed) throw refuse('fewWitnessed', { needed, taken: witnessed });

  const factor = lot.lot_curing === SAMPLE.sameCondition ? SAME_CONDITION : 1;
  const verdict = judgeLot(
    judged.map(({ group_value }) => roundTo(group_value! / factor, 1)),
    lot.strength_grade,
  );
  await trx
    .updateTable('sample_lot')
    .set({
      lot_status: verdict.passed ? CONCRETE_LOT.passed : CONCRETE_LOT.failed,
      lot_method: LOT_METHOD[verdict.method],
      judged_groups: verdict.groups,
      mean_strength: verdict.mean,
      least_strength: verdict.least,
      deviation: verdict.deviation ?? null,
      required_mean: verdict.requiredMean,
      required_least: verdict.requiredLeast,
    })
    .where('id', '=', lot.id)
    .execute();
  await trx
    .updateTable('witness_sample')
    .set({ sample_status: verdict.passed ? SAMPLE_STATE.passed : SAMPLE_STATE.failed })
    .where('lot_id', '=', lot.id)
    .where('sample_status', '=', SAMPLE_STATE.reported)
    .execute();
  if (verdict.passed) return requestFilingOf(trx, samplelot, lot.id, context);
  const { groups, mean, least, requiredMean, requiredLeast } = verdict;
  const parts = new Set(judged.map(({ part_id }) => part_id));
  await openHandling(
    trx,
    {
      org_id: lot.org_id,
      project_id: lot.project_id,
      name: lot.lot_name,
      failure: sampleLabel('lotFailed', {
        grade: lot.strength_grade,
        groups,
        mean,
        least,
        requiredMean,
        requiredLeast,
      })[context.lang],
      lot_id: lot.id,
      part_id: parts.size === 1 ? [...parts][0] : null,
      tells: [
        lot.created_by,
        lot.judge_id,
        ...samples.flatMap(({ witness_id, sampler_id }) => [witness_id, sampler_id]),
      ],
    },
    context,
  );
}
