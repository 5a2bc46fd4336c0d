import {
  civilDay,
  DEFAULT_TIME_ZONE,
  judgeMeasure,
  limitsText,
  measure,
  measuretool,
  qualitycorrection,
} from '@gongdi/domain';
import { accountId, DEMO_NOW, defineDemo, demoAccess, demoId, demoTime } from '../../../demo/index.ts';
import { resourceRepository } from '../../../store/index.ts';
import { demoMeasures, judgedColumns, pinOf, type DemoMeasure } from './demo-measures.ts';

const DAY = 86_400_000;
const day = (ago: number): string => civilDay(DEMO_NOW - ago * DAY, DEFAULT_TIME_ZONE);
const project_id = demoId('project', 1);
const people = { rectifier_id: accountId('contractor'), inspector_id: accountId('patrol') };
const sectionPart = ({ floor, section }: DemoMeasure): string => demoId('part', 20 + floor * 10 + section);

const TOOLS = [
  ['2 m 靠尺', 'CL-001', '0~2000 mm，0.5 mm', 240, -125],
  ['楔形塞尺', 'CL-002', '1~15 mm，0.5 mm', 240, -125],
  ['钢卷尺', 'CL-003', '0~5 m，1 mm', 180, -185],
  ['激光测距仪', 'CL-004', '0.05~40 m，±1.5 mm', 150, -215],
  ['水准仪', 'CL-005', 'DS3', 350, -15],
  ['保护层测定仪', 'CL-006', '6~60 mm，±1 mm', 372, 7],
] as const;

/** Measuring tools, measurements of two months floor by floor, and the orders that followed. */
export default defineDemo({
  name: 'measure',
  after: ['partmanage', 'org', 'floorplan'],
  async load(trx, { blobs }) {
    const access = (ago: number) => demoAccess('patrol', 'kechuang', ago);
    await resourceRepository(trx, measuretool).insertMany(
      demoAccess('contractor', 'kechuang', 100),
      TOOLS.map(([tool_name, tool_number, measuring_range, from, until], at) => ({
        id: demoId('measure_tool', at + 1),
        tool_name,
        tool_number,
        measuring_range,
        tool_status: 1,
        calibrated_on: day(from),
        valid_until: day(until),
        keeper_id: accountId('patrol'),
      })),
    );
    const all = demoMeasures();
    const replaced = new Set(all.flatMap(({ again }) => again ?? []));
    const planOf = ({ floor }: DemoMeasure) => (blobs ? demoId('floor_plan', floor) : null);
    const recordOf = (one: DemoMeasure) => ({
      id: demoId('measurement', one.number),
      place: one.place,
      standard_id: `measure-${one.item.standard}`,
      project_id,
      part_id: sectionPart(one),
      team_id: demoId('team', 1 + (one.number % 3)),
      measured_on: day(one.ago),
      tool_id: demoId('measure_tool', 1 + (one.number % 4)),
      again_id: one.again ? demoId('measurement', one.again) : null,
      design_value: one.item.design,
      points: one.readings.map((reading, at) => ({ reading, ...pinOf(one, at) })),
      plan_id: planOf(one),
      rectifier_id: people.rectifier_id,
      basis: `允许偏差 ${limitsText(one.item.limits, 'mm')}，合格点率 ≥ ${one.item.limits.pass_share}%，最大 ≤ 1.5 倍`,
      ...judgedColumns(one, replaced.has(one.number)),
    });
    // What measures another again refers to it.
    for (const again of [false, true])
      await resourceRepository(trx, measure).insertMany(
        access(0),
        all.filter((one) => (one.again !== undefined) === again).map(recordOf),
      );
    const bursts = all.flatMap((one) => {
      const judged = judgeMeasure(one.readings, one.item.limits, one.item.design);
      return judged.bursts === 0 ? [] : [{ one, judged }];
    });
    await resourceRepository(trx, qualitycorrection).insertMany(
      access(0),
      bursts.map(({ one, judged }, at) => {
        const closed = replaced.has(one.number);
        const fixed = closed || at % 3 === 0;
        const named = judged.points.filter(({ burst }) => burst).map(({ deviation }) => `+${deviation}`);
        return {
          id: demoId('quality_correction', at + 1),
          order_title: `${one.place} ${one.item.name}：${judged.bursts} 个爆点，偏差 ${named.join('、')} mm`,
          danger_level: judged.severe > 0 ? 3 : judged.passes ? 1 : 2,
          status: closed ? 3 : fixed ? 2 : 1,
          project_id,
          part_id: sectionPart(one),
          measure_id: demoId('measurement', one.number),
          plan_id: planOf(one),
          ...pinOf(one, 0),
          ...people,
          deadline: day(Math.min(one.ago - 3, closed ? one.ago : -2)),
          ...(fixed && { measure: '已剔凿、打磨并用聚合物砂浆修补', corrected_at: demoTime(Math.max(0, one.ago - 2)) }),
          ...(closed && { recheck_opinion: '复测合格', closed_at: demoTime(Math.max(0, one.ago - 4), 15) }),
        };
      }),
    );
  },
});
