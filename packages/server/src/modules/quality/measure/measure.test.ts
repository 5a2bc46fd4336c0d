import { CallFailure, calls, resourceCalls, stepCalls, type Client } from '@gongdi/api';
import {
  DEFAULT_TIME_ZONE,
  floorplan,
  measure,
  MEASURE_STATUS,
  measurestandard,
  measuretool,
  partmanage,
  projectmanage,
  qualitycorrection,
  qualitylog,
  qualityplan,
  qualitysite,
  type InputOf,
  type RowOf,
} from '@gongdi/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountId, DEMO_NOW, demoId } from '../../../demo/index.ts';
import { makeRounds } from '../../../patrols/index.ts';
import { sampleFile, sampleRecord } from '../../../resources/testing.ts';
import { withServer } from '../../../testing.ts';

const measures = resourceCalls(measure);
const orders = resourceCalls(qualitycorrection);
const orderSteps = stepCalls(qualitycorrection);
const standards = resourceCalls(measurestandard);
const ON = '2026-10-20';

type Measure = RowOf<typeof measure>;
type Part = RowOf<typeof partmanage>;

function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const refusal = async (work: Promise<unknown>): Promise<CallFailure> => {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(CallFailure);
  return error as CallFailure;
};

describe('measured quantities', () => {
  const kit = withServer();
  let contractor: Client;
  let beichen: Client;
  beforeAll(async () => {
    [contractor, beichen] = (await Promise.all(['contractor', 'beichen'].map((name) => kit().client(name)))) as [
      Client,
      Client,
    ];
  });
  const newBuilding = async () => {
    const body = (await sampleRecord(contractor, projectmanage)) as InputOf<typeof projectmanage>;
    const { id: project_id } = await contractor.call(resourceCalls(projectmanage).add!, { body });
    await contractor.call(calls.part.generateParts, {
      body: { project_id, blocks: ['1#楼', '2#楼'], from_floor: 1, to_floor: 3, sections: ['A段', 'B段'] },
    });
    const { list: parts } = await contractor.call(resourceCalls(partmanage).list!, {
      query: { project_id, page_size: 100 },
    });
    const partOf = (name: string) => parts.find(({ full_name }) => full_name === name)!.id;
    const add = (part_id: string, readings: readonly number[], more: Partial<InputOf<typeof measure>> = {}) =>
      contractor.call(
        measures.add!,
        {
          body: {
            place: '东墙',
            standard_id: 'measure-hn-08',
            project_id,
            part_id,
            measured_on: ON,
            points: readings.map((reading) => ({ reading })),
            rectifier_id: accountId('contractor'),
            ...more,
          },
        },
        { quiet: true },
      );
    const ordersOf = async (measure_id: string) =>
      (await contractor.call(orders.list!, { query: { measure_id } })).list;
    const shown = (id: string) => contractor.call(measures.detail!, { params: { id } });
    return { project_id, parts, partOf, add, ordersOf, shown };
  };

  it('is judged by the limits of the item, and keeps by what', async () => {
    const { partOf, add, shown, ordersOf } = await newBuilding();
    const row = await shown((await add(partOf('1#楼/1层/A段'), [3, 8, 8, 0, 9])).id);
    expect(row).toMatchObject({
      measure_status: MEASURE_STATUS.passed,
      point_count: 5,
      passed_count: 4,
      pass_rate: 80,
      burst_count: 1,
      worst_deviation: 9,
      judged_upper: 8,
      basis: '允许偏差 ≤ 8 mm，合格点率 ≥ 80%，最大 ≤ 1.5 倍',
    });
    // The item says that points beyond the limits are corrected where the whole passes, too.
    expect(await ordersOf(row.id)).toMatchObject([
      {
        order_title: '东墙 混凝土表面平整度：1 个爆点，偏差 +9 mm',
        danger_level: 1,
        status: 1,
        deadline: '2026-10-23',
        part_id: row.part_id,
      },
    ]);
  });

  it('reads dimensions only with a design value', async () => {
    const { partOf, add, shown } = await newBuilding();
    const section = { standard_id: 'measure-hn-05', place: 'KZ-5' };
    const error = await refusal(add(partOf('1#楼'), [600], section));
    expect(error.problems).toMatchObject([{ path: 'design_value', message: expect.stringContaining('请填写设计值') }]);
    const row = await shown((await add(partOf('1#楼'), [595, 610], { ...section, design_value: 600 })).id);
    expect(row).toMatchObject({ burst_count: 0, worst_deviation: -5, judged_lower: -5 });
  });

  it('is not dated ahead, nor measured with a tool that is overdue or out of use', async () => {
    const { partOf, add } = await newBuilding();
    const part = partOf('1#楼');
    expect((await refusal(add(part, [1], { measured_on: '2026-11-03' }))).message).toContain('不能晚于今天');
    const tool = (await contractor.call(resourceCalls(measuretool).list!, { query: { page_size: 50 } })).list.find(
      ({ valid_until }) => valid_until < '2026-11-01',
    )!;
    const late = await refusal(add(part, [1], { tool_id: tool.id, measured_on: '2026-11-01' }));
    expect(late.problems).toMatchObject([{ path: 'tool_id', message: expect.stringContaining('检定有效期至') }]);
    await expect(add(part, [1], { tool_id: tool.id, measured_on: '2026-10-01' })).resolves.toBeDefined();
  });

  it('closes the order of its points only after a new measurement has passed', async () => {
    const { partOf, add, ordersOf, shown } = await newBuilding();
    const part = partOf('2#楼/2层/B段');
    const first = await add(part, [3, 20, 14]);
    const [order] = await ordersOf(first.id);
    expect(order).toMatchObject({ danger_level: 3, order_title: expect.stringContaining('偏差 +20、+14 mm') });
    const photo = await sampleFile(contractor);
    await contractor.call(orderSteps['result']!, {
      body: { id: order!.id, measure: '已打磨', result_photos: [photo] },
    });
    const close = () =>
      contractor.call(orderSteps['pass']!, { body: { id: order!.id, signature: photo } }, { quiet: true });
    expect((await refusal(close())).message).toContain('尚未复测合格');
    const again = { again_id: first.id, measured_on: '2026-10-25' };
    expect((await refusal(add(partOf('2#楼/1层/B段'), [3], again))).message).toContain('与原记录一致');
    expect((await refusal(add(part, [3], { ...again, measured_on: '2026-10-01' }))).message).toContain('不能早于');
    // A new measurement that fails as well goes on with the open order.
    const second = await add(part, [3, 14, 14], again);
    expect(await ordersOf(second.id)).toEqual([]);
    expect((await refusal(close())).message).toContain('尚未复测合格');
    expect((await refusal(add(part, [3], again))).message).toContain('最近一次');
    await add(part, [3, 7, 6], { again_id: second.id, measured_on: '2026-10-28' });
    expect((await close()).status).toBe(3);
    expect((await shown(first.id)).measure_status).toBe(MEASURE_STATUS.replaced);
    const row = await shown(first.id);
    const change = contractor.call(measures.edit!, { body: { ...row, place: '改' } }, { quiet: true });
    expect((await refusal(change)).message).toContain('已复测，不能修改');
  });

  it('is summed up at every level of the tree as a walk through it sums up', async () => {
    const { project_id, parts, add, shown } = await newBuilding();
    const random = randomOf(20_261_128);
    const all: Measure[] = [];
    for (let round = 0; round < 45; round += 1) {
      const earlier =
        random(4) === 0 ? all.find(({ burst_count, again_id }) => (burst_count ?? 0) > 0 && !again_id) : null;
      const readings = Array.from({ length: 1 + random(6) }, () => random(13));
      const taken = earlier && !all.some(({ again_id }) => again_id === earlier.id) ? earlier : null;
      const part = taken?.part_id ?? parts[random(parts.length)]!.id;
      const more = taken
        ? { again_id: taken.id, standard_id: taken.standard_id }
        : { standard_id: `measure-${['hn-08', 'mb-06', 'qt-03'][random(3)]}`, place: `${random(3)} 号墙` };
      all.push(await shown((await add(part, readings, more)).id));
    }
    const rows = await Promise.all(all.map(({ id }) => shown(id)));
    const kids = (id: string | null) => parts.filter(({ parent_id }) => (parent_id ?? null) === id);
    const below = (one: Part): Part[] => [one, ...kids(one.id).flatMap(below)];
    const sum = (of: readonly Measure[], count: (one: Measure) => number) =>
      of.reduce((total, one) => total + count(one), 0);
    const line = (of: readonly Measure[]) => {
      const now = of.filter(({ measure_status }) => measure_status !== MEASURE_STATUS.replaced);
      const first = of.filter(({ again_id }) => !again_id);
      return {
        records: now.length,
        records_passed: now.filter(({ measure_status }) => measure_status === MEASURE_STATUS.passed).length,
        points: sum(now, ({ points }) => points.length),
        points_passed: sum(now, (one) => one.passed_count!),
        bursts: sum(now, (one) => one.burst_count!),
        first_points: sum(first, ({ points }) => points.length),
        first_passed: sum(first, (one) => one.passed_count!),
      };
    };
    const wanted = (part_id: string | undefined) => {
      const here = part_id === undefined ? [] : [parts.find(({ id }) => id === part_id)!];
      const groups = [
        ...here.map((one) => [one, [one]] as const),
        ...kids(part_id ?? null).map((one) => [one, below(one)] as const),
      ];
      return groups.flatMap(([{ id, part_name }, of]) => {
        const inside = new Set(of.map((one) => one.id));
        const found = rows.filter((one) => inside.has(one.part_id));
        return found.length === 0 ? [] : [{ key: id, label: part_name, ...line(found) }];
      });
    };
    for (const part_id of [undefined, ...parts.filter(({ leaf_flag }) => !leaf_flag).map(({ id }) => id)]) {
      const { lines } = await contractor.call(calls.measure.rates, {
        query: { project_id, by: 'part', ...(part_id && { part_id }) },
      });
      expect(lines.toSorted((a, b) => (a.key! < b.key! ? -1 : 1))).toEqual(
        wanted(part_id).toSorted((a, b) => (a.key < b.key ? -1 : 1)),
      );
    }
    for (const by of ['item', 'team', 'place'] as const) {
      const { lines } = await contractor.call(calls.measure.rates, { query: { project_id, by } });
      expect(lines.reduce((total, one) => total + one.points, 0)).toBe(line(rows).points);
    }
    const strangers = await beichen.call(calls.measure.rates, { query: { project_id, by: 'part' } });
    expect(strangers.lines).toEqual([]);
  });

  it('is marked on its plan, red beyond the limits, and gone when it is measured again', async () => {
    const { project_id, partOf, add } = await newBuilding();
    const part_id = partOf('1#楼/2层');
    const plan = await contractor.call(resourceCalls(floorplan).add!, {
      body: {
        plan_name: '2 层',
        project_id,
        part_id,
        drawing: await sampleFile(contractor),
        page_number: 1,
      },
    });
    const points = [{ reading: 3, pin_x: 0.25, pin_y: 0.5 }, { reading: 11, pin_x: 0.3, pin_y: 0.5 }, { reading: 2 }];
    const row = await add(part_id, [], { points, plan_id: plan.id });
    const pins = async () => (await contractor.call(calls.measure.pins, { params: { id: plan.id } })).pins;
    const marked = await pins();
    expect(marked.map(({ level }) => level)).toEqual([2, 2, 0]);
    expect(marked.toSorted((a, b) => (`${a.kind}${a.at}` < `${b.kind}${b.at}` ? -1 : 1))).toMatchObject([
      { kind: 'correction', level: 2, x: 0.3, y: 0.5 },
      { kind: 'point', id: row.id, at: 0, x: 0.25, y: 0.5, level: 0, text: '+3' },
      { kind: 'point', id: row.id, at: 1, x: 0.3, y: 0.5, level: 2, text: '+11' },
    ]);
    await add(part_id, [], {
      again_id: row.id,
      plan_id: plan.id,
      points: [{ reading: 1, pin_x: 0.5, pin_y: 0.5 }],
    });
    expect((await pins()).filter(({ kind }) => kind === 'point')).toMatchObject([{ x: 0.5, level: 0 }]);
    expect((await refusal(beichen.call(calls.measure.pins, { params: { id: plan.id } }, { quiet: true }))).code).toBe(
      40400,
    );
  });

  it('has built-in standards that nobody changes, and copies that a company confirms', async () => {
    const { list, total } = await beichen.call(standards.list!, { query: { page_size: 100 } });
    expect(total).toBeGreaterThanOrEqual(50);
    expect(list.every(({ measure_confirmed }) => measure_confirmed === 1)).toBe(true);
    const cover = list.filter(({ item_name }) => item_name.includes('保护层'));
    expect(cover.map(({ pass_share }) => pass_share)).toEqual(cover.map(() => 90));
    const steps = stepCalls(measurestandard);
    const own = contractor.call(steps['confirm']!, { body: { id: list[0]!.id } }, { quiet: true });
    expect((await refusal(own)).code).toBe(40400);
    const body = (await sampleRecord(contractor, measurestandard)) as InputOf<typeof measurestandard>;
    const copy = await contractor.call(standards.add!, { body });
    expect(await contractor.call(steps['confirm']!, { body: { id: copy.id } })).toMatchObject({
      measure_confirmed: 2,
      confirmed_by: accountId('contractor'),
    });
  });

  it('is patrolled for quality by the mechanism of safety, in its own tables', async () => {
    const { db } = kit().database;
    const today = async () =>
      (await contractor.call(resourceCalls(qualitylog).list!, { query: { begin_patrol_date: '2026-11-02' } })).list;
    const family = { point: qualitysite, scheme: qualityplan, task: qualitylog, code: 'ZL' };
    await makeRounds(db, family, DEMO_NOW, DEFAULT_TIME_ZONE);
    await makeRounds(db, family, DEMO_NOW + 3_600_000, DEFAULT_TIME_ZONE);
    const made = await today();
    expect(made).toHaveLength(7);
    expect(made.every(({ task_code }) => task_code.startsWith('ZL20261102-'))).toBe(true);
    const patrol = await kit().client('patrol');
    const done = await patrol.call(stepCalls(qualitylog)['abnormal']!, {
      body: {
        id: made[0]!.id,
        finding: '箍筋间距 250 mm，图纸 200 mm',
        photos: [await sampleFile(patrol)],
        danger_level: 2,
        rectifier_id: accountId('contractor'),
        deadline: '2026-11-04',
      },
    });
    expect(done.status).toBe(3);
    const { list } = await patrol.call(orders.list!, { query: { order_title: '箍筋间距 250' } });
    expect(list).toMatchObject([{ patrol_id: made[0]!.id, status: 1, project_id: demoId('project', 1) }]);
  });
});
