import {
  civilDay,
  judgeMeasure,
  limitsText,
  MEASURE_KIND,
  MEASURE_STATUS,
  TOOL_STATUS,
  type Judgement,
  type measure,
  type measurestandard,
  type RowOf,
} from '@gongdi/domain';
import type { WriteContext } from '../../../resources/index.ts';
import type { ReadSetting } from '../../../settings/index.ts';
import type { Db } from '../../../store/index.ts';
import { orderBursts } from './order-bursts.ts';
import { refused } from '../../../handler/index.ts';

type Measure = RowOf<typeof measure>;
type Standard = Pick<
  RowOf<typeof measurestandard>,
  'item_name' | 'measure_kind' | 'unit' | 'lower_limit' | 'upper_limit' | 'pass_share' | 'worst_factor' | 'orders_all'
>;

/** Judges a measurement when it is written, replaces the one that it measures again, and orders corrections. */
export async function judgeMeasurement(
  trx: Db,
  setting: ReadSetting,
  row: Measure,
  context: WriteContext,
): Promise<void> {
  if (context.before?.['measure_status'] === MEASURE_STATUS.replaced)
    throw refused('measure_status', {
      zh: '该记录已复测，不能修改；请修改复测记录或再次复测',
      en: 'It was measured again; change the later record or measure again',
    });
  if (row.measured_on > civilDay(context.now, context.timeZone))
    throw refused('measured_on', {
      zh: '实测日期不能晚于今天，请改选日期',
      en: 'The day is in the future; choose another',
    });
  await checkTool(trx, row);
  const standard = await standardOf(trx, row);
  const reads = standard.measure_kind === MEASURE_KIND.dimension;
  if (reads && typeof row.design_value !== 'number')
    throw refused('design_value', {
      zh: `“${standard.item_name}”读实测值，请填写设计值`,
      en: `A dimension is read for “${standard.item_name}”: give the design value`,
    });
  const readings = (row.points as { reading: number }[]).map(({ reading }) => reading);
  const judged = judgeMeasure(readings, limitsOf(standard), reads ? row.design_value! : null);
  if (row.again_id && !context.before) await replaceEarlier(trx, row);
  await trx
    .updateTable('measurement')
    .set({
      measure_status: judged.passes ? MEASURE_STATUS.passed : MEASURE_STATUS.failed,
      // Where deviations are read, there is nothing to compare with.
      ...(!reads && { design_value: null }),
      point_count: readings.length,
      passed_count: judged.passed,
      pass_rate: judged.rate,
      burst_count: judged.bursts,
      worst_deviation: judged.worst ?? null,
      judged_lower: standard.lower_limit ?? null,
      judged_upper: standard.upper_limit ?? null,
      basis: basisOf(standard),
    })
    .where('id', '=', row.id)
    .execute();
  if (judged.bursts > 0 && (standard.orders_all === true || !judged.passes))
    await orderBursts(trx, { row, judged, standard, days: setting('measure_rectify_days') }, context);
}

const limitsOf = ({ lower_limit, upper_limit, pass_share, worst_factor }: Standard) => ({
  lower_limit: lower_limit ?? null,
  upper_limit: upper_limit ?? null,
  pass_share,
  worst_factor: worst_factor ?? null,
});

function basisOf(standard: Standard): string {
  const { unit, pass_share, worst_factor } = standard;
  const worst = worst_factor ? `，最大 ≤ ${worst_factor} 倍` : '';
  return `允许偏差 ${limitsText(limitsOf(standard), unit)}，合格点率 ≥ ${pass_share}%${worst}`;
}

async function standardOf(trx: Db, { standard_id }: Measure): Promise<Standard> {
  return await trx
    .selectFrom('measure_standard')
    .select([
      'item_name',
      'measure_kind',
      'unit',
      'lower_limit',
      'upper_limit',
      'pass_share',
      'worst_factor',
      'orders_all',
    ])
    .where('id', '=', standard_id)
    .executeTakeFirstOrThrow();
}

/** Refuses a tool that is out of use, or whose calibration had ended on the day. */
async function checkTool(trx: Db, { tool_id, measured_on }: Measure): Promise<void> {
  if (!tool_id) return;
  const tool = await trx
    .selectFrom('measure_tool')
    .select(['tool_name', 'tool_number', 'tool_status', 'valid_until'])
    .where('id', '=', tool_id)
    .executeTakeFirstOrThrow();
  const name = `${tool.tool_name} ${tool.tool_number}`;
  if (tool.tool_status !== TOOL_STATUS.used)
    throw refused('tool_id', {
      zh: `${name} 已停用，请换用在用的器具`,
      en: `${name} is out of use; take another tool`,
    });
  if (tool.valid_until < measured_on)
    throw refused('tool_id', {
      zh: `${name} 检定有效期至 ${tool.valid_until}，不能用于 ${measured_on} 的实测；请先检定或换用其他器具`,
      en: `The calibration of ${name} ended on ${tool.valid_until}; calibrate it or take another tool`,
    });
}

/** The measurement that is measured again keeps its points and is out of the present rates. */
async function replaceEarlier(trx: Db, row: Measure): Promise<void> {
  const earlier = await trx
    .selectFrom('measurement')
    .select(['standard_id', 'part_id', 'measured_on', 'measure_status'])
    .where('id', '=', row.again_id!)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (earlier.standard_id !== row.standard_id || earlier.part_id !== row.part_id)
    throw refused('again_id', {
      zh: '复测的部位和实测项目要与原记录一致，请改选原记录',
      en: 'Part and item have to be those of the earlier measurement',
    });
  if (earlier.measured_on > row.measured_on)
    throw refused('again_id', {
      zh: '复测日期不能早于原记录的实测日期，请改选日期',
      en: 'The day is before that of the earlier measurement',
    });
  if (earlier.measure_status === MEASURE_STATUS.replaced)
    throw refused('again_id', {
      zh: '原记录已复测过，请选最近一次的复测记录',
      en: 'It was measured again already; choose the latest one',
    });
  await trx
    .updateTable('measurement')
    .set({ measure_status: MEASURE_STATUS.replaced })
    .where('id', '=', row.again_id!)
    .execute();
}

export type { Judgement, Measure, Standard };
