import {
  GROUP_BY,
  groupValue,
  isJudgedByLot,
  LAB,
  SAMPLE,
  SAMPLE_STATE,
  SIZE_FACTOR,
  type RowOf,
  type witnesssampling,
} from '@gongdi/domain';
import type { WriteContext } from '../../../resources/index.ts';
import { refuseSample, sampleLabel } from '../../../samples/index.ts';
import type { ReadSetting } from '../../../settings/index.ts';
import type { Db } from '../../../store/index.ts';
import { cured } from './curing.ts';
import { openHandling } from './handling.ts';

type Sample = RowOf<typeof witnesssampling>;

const DAY = 86_400_000;
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY;

/**
 * Judges what a report says of a sample: a group of cubes gets its value, any other sample the verdict of the
 * laboratory. What failed is handled.
 * @throws GongdiError `invalid` when it is the report of another sample, or the specimens were tested at a wrong age
 */
export async function judgeSample(trx: Db, row: Sample, context: WriteContext, setting: ReadSetting): Promise<void> {
  if (row.report_code !== row.laboratory_code)
    throw refuseSample(context, 'report_code', 'wrongCode', { code: row.laboratory_code ?? '' });
  if (isJudgedByLot(row.sample_kind)) return valueGroup(trx, row, context, setting);
  if (!row.lab_verdict) throw refuseSample(context, 'lab_verdict', 'verdict');
  const passed = row.lab_verdict === LAB.passed;
  await keep(trx, row.id, { sample_status: passed ? SAMPLE_STATE.passed : SAMPLE_STATE.failed });
  if (!passed)
    await fail(trx, row, sampleLabel('labFailed', { report: row.report_number ?? '' })[context.lang], context);
}

async function valueGroup(trx: Db, row: Sample, context: WriteContext, setting: ReadSetting): Promise<void> {
  const specimens = [row.strength_1, row.strength_2, row.strength_3].filter((one) => typeof one === 'number');
  if (specimens.length < 3) throw refuseSample(context, 'strength_1', 'strengths');
  await checkAge(trx, row, context, setting);
  const { by, value } = groupValue(specimens, SIZE_FACTOR[row.specimen_size ?? 150]);
  await keep(trx, row.id, {
    group_by: GROUP_BY[by],
    group_value: value ?? null,
    ...(value === undefined && { sample_status: SAMPLE_STATE.failed }),
  });
  if (value === undefined) await fail(trx, row, sampleLabel('voidGroup')[context.lang], context);
}

/** Refuses a test before the specimens were old enough, and without a reason one long after. */
async function checkAge(trx: Db, row: Sample, context: WriteContext, setting: ReadSetting): Promise<void> {
  const tested = row.tested_on!;
  if (row.sample_kind === SAMPLE.sameCondition) {
    const { degreeDays, days, missing, reachedOn } = await cured(trx, row, tested);
    if (reachedOn !== undefined) return;
    if (missing.length > 0)
      throw refuseSample(context, 'tested_on', 'noTemperature', { first: missing[0]!, count: missing.length });
    throw refuseSample(context, 'tested_on', 'notCured', { degrees: degreeDays, days });
  }
  const { design_age: age } = await trx
    .selectFrom('sample_lot')
    .select('design_age')
    .where('id', '=', row.lot_id!)
    .executeTakeFirstOrThrow();
  const days = daysBetween(row.taken_on, tested);
  if (days < age) throw refuseSample(context, 'tested_on', 'tooYoung', { days, age });
  if (days > age + setting('sample_age_days') && !row.report_note)
    throw refuseSample(context, 'report_note', 'tooOld', { days, age });
}

async function keep(
  trx: Db,
  id: string,
  values: { sample_status?: number; group_by?: number; group_value?: number | null },
): Promise<void> {
  await trx.updateTable('witness_sample').set(values).where('id', '=', id).execute();
}

const fail = (trx: Db, row: Sample, failure: string, context: WriteContext): Promise<void> =>
  openHandling(
    trx,
    {
      org_id: row.org_id,
      project_id: row.project_id,
      name: `${row.sample_name}（${row.sample_number}）`,
      failure,
      part_id: row.part_id,
      sample_id: row.id,
      apply_id: row.apply_id,
      tells: [row.sampler_id, row.witness_id, row.created_by],
    },
    context,
  );
