import { CallFailure, calls, resourceCalls, stepCalls, type Client } from '@gongdi/api';
import {
  PART_QUALITY,
  PART_STATUS,
  partmanage,
  productivetask,
  projectmanage,
  qualityupdate,
  TASK,
  taskmanage,
  usermanage,
  type InputOf,
} from '@gongdi/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleRecord } from '../../../resources/testing.ts';
import { withServer } from '../../../testing.ts';

const parts = resourceCalls(partmanage);
const tasks = resourceCalls(taskmanage);
const days = resourceCalls(productivetask);
const checks = resourceCalls(qualityupdate);
const taskSteps = stepCalls(taskmanage);
const partSteps = stepCalls(partmanage);
const ON = '2026-10-20';

const byName = ([one]: [string, unknown], [other]: [string, unknown]): number => (one < other ? -1 : 1);

describe('tasks on parts', () => {
  const kit = withServer();
  let contractor: Client;
  beforeAll(async () => {
    contractor = await kit().client('contractor');
  });

  const refusal = async (work: Promise<unknown>): Promise<CallFailure> => {
    const error: unknown = await work.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(CallFailure);
    return error as CallFailure;
  };
  const building = async () => {
    const body = (await sampleRecord(contractor, projectmanage)) as InputOf<typeof projectmanage>;
    const { id: project_id } = await contractor.call(resourceCalls(projectmanage).add!, { body });
    await contractor.call(calls.part.generateParts, {
      body: { project_id, blocks: ['1#楼', '2#楼'], from_floor: 1, to_floor: 2, sections: ['A段', 'B段'] },
    });
    const { list } = await contractor.call(parts.list!, { query: { project_id, page_size: 100 } });
    const partOf = (name: string) => list.find(({ full_name }) => full_name === name)!;
    const people = await contractor.call(calls.base.references, {
      params: { resource: usermanage.name },
      query: { field: 'taskmanage.owner_id', project_id },
    });
    const newTask = (part: string, more: Partial<InputOf<typeof taskmanage>> = {}) =>
      contractor.call(tasks.add!, {
        body: {
          task_name: '墙柱钢筋绑扎',
          project_id,
          part_id: partOf(part).id,
          owner_id: people[0]!.id,
          planned_begin: '2026-10-01',
          planned_end: '2026-10-30',
          planned_quantity: 20,
          work_unit: 4,
          ...more,
        },
      });
    const newDay = (task_id: string, work_date: string, more: Partial<InputOf<typeof productivetask>> = {}) =>
      contractor.call(
        days.add!,
        {
          body: {
            work_content: '绑扎',
            project_id,
            task_id,
            work_date,
            planned_quantity: 5,
            done_quantity: 4,
            heads: 9,
            ...more,
          },
        },
        { quiet: true },
      );
    const statusOf = async (name: string) =>
      (await contractor.call(parts.detail!, { params: { id: partOf(name).id } })).part_status;
    return { project_id, partOf, newTask, newDay, statusOf };
  };

  it('begin with the first daily work, add it up, and take their part along', async () => {
    const { newTask, newDay, statusOf } = await building();
    const [one, other] = [await newTask('1#楼/1层/A段'), await newTask('1#楼/1层/A段', { task_name: '模板' })];
    const taskOf = async (id: string) => contractor.call(tasks.detail!, { params: { id } });
    const first = await newDay(one.id, '2026-10-05');
    expect(await taskOf(one.id)).toMatchObject({ task_status: TASK.running, begun_on: '2026-10-05', done_quantity: 4 });
    expect(await statusOf('1#楼/1层/A段')).toBe(PART_STATUS.running);
    await newDay(one.id, '2026-10-06', { done_quantity: 5.5 });
    expect((await taskOf(one.id)).done_quantity).toBe(9.5);
    await contractor.call(days.edit!, { body: { ...first, done_quantity: 1 } });
    expect((await taskOf(one.id)).done_quantity).toBe(6.5);
    await contractor.call(days.delete!, { params: { id: first.id } });
    expect((await taskOf(one.id)).done_quantity).toBe(5.5);
    await refusal(newDay(one.id, '2026-10-06'));
    expect((await refusal(newDay(one.id, '2099-01-01'))).message).toContain('不能晚于今天');
    await contractor.call(taskSteps['finish']!, { body: { id: one.id, finished_on: ON } });
    expect(await statusOf('1#楼/1层/A段')).toBe(PART_STATUS.running);
    expect((await refusal(newDay(one.id, '2026-10-07'))).message).toContain('已完成');
    await contractor.call(taskSteps['begin']!, { body: { id: other.id, begun_on: '2026-10-08' } });
    await contractor.call(taskSteps['finish']!, { body: { id: other.id, finished_on: ON } });
    expect(await statusOf('1#楼/1层/A段')).toBe(PART_STATUS.done);
    expect(await statusOf('1#楼/1层')).toBe(PART_STATUS.running);
  });

  it('are summed up by part, team and day as a slow sum of the records is', async () => {
    const { project_id, partOf, newTask, newDay } = await building();
    let seed = 11;
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    const places = ['1#楼/1层/A段', '1#楼/1层/B段', '1#楼/2层/A段', '2#楼/1层/A段'];
    const records: { part: string; day: string; unit: number; planned: number; done: number; heads: number }[] = [];
    for (const [at, part] of [...places, ...places].entries()) {
      const unit = at % 3 === 0 ? 1 : 4;
      const task = await newTask(part, { work_unit: unit });
      for (let day = 1; day < 5; day++) {
        if (random(3) === 0) continue;
        const [planned, done, heads] = [random(9) + 1, random(9), random(20)];
        const work_date = `2026-10-${String(day + at).padStart(2, '0')}`;
        await newDay(task.id, work_date, { planned_quantity: planned, done_quantity: done, heads });
        records.push({ part, day: work_date, unit, planned, done, heads });
      }
    }
    expect(records.length).toBeGreaterThan(12);
    const [from, to] = ['2026-10-02', '2026-10-09'];
    const slow = (keyOf: (one: (typeof records)[number]) => string | undefined) => {
      const sums = new Map<string, [number, number, number, number]>();
      for (const one of records) {
        const key = keyOf(one);
        if (key === undefined || one.day < from || one.day > to) continue;
        const [planned, done, heads, count] = sums.get(`${key} ${one.unit}`) ?? [0, 0, 0, 0];
        sums.set(`${key} ${one.unit}`, [planned + one.planned, done + one.done, heads + one.heads, count + 1]);
      }
      return new Map([...sums].toSorted(byName));
    };
    const asked = async (by: 'part' | 'team' | 'day', part_id?: string) => {
      const query = { project_id, from, to, by, ...(part_id !== undefined && { part_id }) };
      const { lines } = await contractor.call(calls.production.statistics, { query });
      return {
        lines,
        sums: new Map(
          lines
            .map((one): [string, number[]] => [
              `${one.label} ${one.unit}`,
              [one.planned, one.done, one.man_days, one.records],
            ])
            .toSorted(byName),
        ),
      };
    };
    expect((await asked('part')).sums).toEqual(slow(({ part }) => part.split('/')[0]));
    const below = await asked('part', partOf('1#楼').id);
    expect(below.sums).toEqual(slow(({ part }) => (part.startsWith('1#楼/') ? part.split('/')[1] : undefined)));
    expect((await asked('day')).sums).toEqual(slow(({ day }) => day));
    expect((await asked('day', partOf('1#楼/1层').id)).sums).toEqual(
      slow(({ part, day }) => (part.startsWith('1#楼/1层/') ? day : undefined)),
    );
    // Each number is that of the list that it opens.
    const byKey = new Map<string, number>();
    for (const { key, records: count } of below.lines) byKey.set(key!, (byKey.get(key!) ?? 0) + count);
    for (const [part_id, count] of byKey) {
      const query = { project_id, part_id, begin_work_date: from, end_work_date: to };
      expect((await contractor.call(days.list!, { query })).total).toBe(count);
    }
    const stranger = await kit().client('beichen');
    const seen = await stranger
      .call(calls.production.statistics, { query: { project_id, from, to, by: 'day' } }, { quiet: true })
      .then(
        ({ lines }) => lines.length,
        () => 0,
      );
    expect(seen).toBe(0);
  });

  it('quality: the last record is the state of the part, and a failed part is not accepted', async () => {
    const { project_id, partOf } = await building();
    const { id: part_id } = partOf('1#楼/1层/A段');
    const check = (quality_status: number, checked_on: string) =>
      contractor.call(
        checks.add!,
        { body: { check_item: '钢筋安装', quality_status, project_id, part_id, checked_on, opinion: '见记录' } },
        { quiet: true },
      );
    const stateOf = async () => (await contractor.call(parts.detail!, { params: { id: part_id } })).quality_status;
    for (const step of ['start', 'finish'])
      await contractor.call(partSteps[step]!, { body: { id: part_id, state_date: '2026-10-10' } });
    await check(PART_QUALITY.failed, '2026-10-12');
    // What is recorded later of an earlier day is history.
    await check(PART_QUALITY.self, '2026-10-11');
    expect(await stateOf()).toBe(PART_QUALITY.failed);
    const accept = () =>
      contractor.call(partSteps['accept']!, { body: { id: part_id, state_date: ON } }, { quiet: true });
    expect((await refusal(accept())).message).toContain('质量不合格');
    await check(PART_QUALITY.passed, '2026-10-13');
    await accept();
    expect(await stateOf()).toBe(PART_QUALITY.passed);
    expect((await refusal(check(PART_QUALITY.passed, '2099-01-01'))).message).toContain('不能晚于今天');
    expect((await contractor.call(checks.list!, { query: { part_id } })).total).toBe(3);
  });
});
