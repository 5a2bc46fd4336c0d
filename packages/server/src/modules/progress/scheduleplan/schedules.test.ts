import { calls, resourceCalls, stepCalls, type Client } from '@gongdi/api';
import { PART_STATUS, partmanage, scheduleplan, scheduletask, scheduleupdate } from '@gongdi/domain';
import { minuteOf, schedulePlan } from '@gongdi/domain/schedule';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoId } from '../../../demo/index.ts';
import { withServer } from '../../../testing.ts';

const { schedule } = calls;
const plans = resourceCalls(scheduleplan);
const planSteps = stepCalls(scheduleplan);
const tasks = resourceCalls(scheduletask);
const taskSteps = stepCalls(scheduletask);
const reports = resourceCalls(scheduleupdate);
const fixture = readFileSync(new URL('../../../../../sheets/src/project/fixtures/building.xml', import.meta.url));

describe('schedules', () => {
  const kit = withServer();
  let client: Client;
  let stranger: Client;
  beforeAll(async () => {
    [client, stranger] = await Promise.all([kit().client('contractor'), kit().client('beichen')]);
  });

  const made = async (plan_name: string): Promise<string> => {
    const body = { plan_name, project_id: demoId('project', 1), plan_kind: 3, starts_on: '2026-10-12', works_on: 1 };
    return (await client.call(plans.add!, { body })).id;
  };
  const content = (id: string) => client.call(schedule.content, { query: { id } });
  const terms = (id: string, order_key: number, days: number, parent_id: string | null = null) => ({
    id,
    parent_id,
    order_key,
    task_name: id,
    duration: days * 480,
    calendar_id: null,
    constraint_kind: null,
    constraint_at: null,
    deadline_at: null,
    node_kind: 0,
    charge_id: null,
    leader_id: null,
    crew: null,
    heads: null,
    quantity: null,
    quantity_unit: null,
    weight: null,
  });
  const link = (from: string, to: string) => ({ from, to, kind: 1, lag: 0, elapsed: false });
  const change = async (id: string, change: Partial<Parameters<typeof body>[1]>) =>
    client.call(schedule.change, { body: body(id, { version: (await content(id)).version, ...change }) });
  const body = (
    id: string,
    given: {
      version: number;
      put?: ReturnType<typeof terms>[];
      remove?: string[];
      link?: ReturnType<typeof link>[];
      unlink?: [string, string][];
    },
  ) => ({ id, put: [], remove: [], link: [], unlink: [], ...given });
  const listed = async (id: string) =>
    (await client.call(tasks.list!, { query: { plan_id: id, page_size: 100 } })).list as unknown as Record<
      string,
      unknown
    >[];

  it('keeps tasks and links, calculates the dates and refuses a cycle with its path and whatever is stale', async () => {
    const id = await made('防水专项计划');
    await change(id, {
      put: [terms('zj-1', 1, 0), terms('zj-2', 1, 3, 'zj-1'), terms('zj-3', 2, 2, 'zj-1')],
      link: [link('zj-2', 'zj-3')],
    });
    const rows = await listed(id);
    expect(rows.map((row) => [row['task_name'], row['wbs'], row['start_on'], row['finish_on']])).toEqual(
      expect.arrayContaining([
        ['zj-1', '1', '2026-10-12', '2026-10-16'],
        ['zj-2', '1.1', '2026-10-12', '2026-10-14'],
        ['zj-3', '1.2', '2026-10-15', '2026-10-16'],
      ]),
    );
    await expect(change(id, { link: [link('zj-3', 'zj-2')] })).rejects.toMatchObject({
      message: expect.stringContaining('zj-2 → zj-3 → zj-2') as string,
    });
    expect((await content(id)).links).toHaveLength(1);
    await expect(
      client.call(schedule.change, { body: body(id, { version: 1, remove: ['zj-2'] }) }),
    ).rejects.toMatchObject({ message: expect.stringContaining('已被他人修改') as string });
    await expect(stranger.call(schedule.content, { query: { id } })).rejects.toMatchObject({ code: 40400 });
    const other = await made('别的计划');
    await expect(change(other, { put: [terms('zj-2', 1, 1)] })).rejects.toMatchObject({
      message: expect.stringContaining('zj-2') as string,
    });
  });

  it('goes from MS Project XML to a baseline, a report, a forecast and a warning', async () => {
    const id = await made('导入的计划');
    const taken = await client.call(schedule.importFile, {
      form: { id },
      file: new Blob([fixture]),
      fileName: 'building.xml',
    });
    expect(taken).toMatchObject({ tasks: 4, links: 2 });
    expect(taken.left_out.map(({ label }) => label.zh)).toContain('材料资源');
    await client.call(planSteps['submit']!, { body: { id } });
    await expect(change(id, { put: [] })).rejects.toMatchObject({
      message: expect.stringContaining('变更计划') as string,
    });
    await client.call(planSteps['approve']!, { body: { id } });
    const approved = await client.call(plans.detail!, { params: { id } });
    expect(approved).toMatchObject({ revision: 1, status: 3 });
    // It was to be done in May, and nothing is: everything is late.
    expect(Number((approved as Record<string, unknown>)['late_days'])).toBeGreaterThan(100);
    const first = (await listed(id)).find((row) => row['task_name'] === '一层');
    await client.call(taskSteps['begin']!, { body: { id: String(first!['id']), actual_start_on: '2026-05-06' } });
    await expect(
      client.call(taskSteps['report']!, { body: { id: String(first!['id']), percent: 100 } }),
    ).rejects.toMatchObject({ problems: [expect.objectContaining({ path: 'percent' })] });
    await client.call(taskSteps['report']!, {
      body: { id: String(first!['id']), percent: 50, delay_reason: 2, measure: '加班' },
    });
    const warned = await client.call(tasks.list!, { query: { plan_id: id, warned: '1' } });
    expect(warned.list.map((row) => (row as unknown as Record<string, unknown>)['light'])).toContain(3);
    const told = await client.call(reports.list!, { query: { plan_id: id } });
    expect(told.total).toBe(2);
    // What a browser calculates from the content is what the server has stored.
    const all = await content(id);
    const { schedule: dates } = schedulePlan({
      start: all.start,
      dataDate: all.data_date!,
      calendars: all.calendars,
      tasks: all.tasks.map((task) => ({
        id: task.id,
        name: task.task_name,
        duration: task.duration,
        ...(task.parent_id !== null && { parent: task.parent_id }),
        percent: task.percent,
        ...(task.actual_start !== null && { actual: { start: task.actual_start } }),
      })),
      links: all.links.map(({ kind, ...one }) => ({ ...one, kind: kind as 1 })),
    });
    const finishes = new Map((await listed(id)).map((row) => [row['id'], row['finish_on']]));
    for (const task of all.tasks) {
      const finish = dates!.finish[dates!.at.get(task.id)!]!;
      expect(minuteOf(String(finishes.get(task.id)))).toBe(Math.floor((finish - 1) / 1440) * 1440);
    }
    await expect(change(id, { remove: [all.tasks[1]!.id] })).rejects.toThrow();
  });

  it('writes a plan as XML and as a workbook, and reads both again', async () => {
    const from = demoId('schedule-plan', 3);
    const before = await content(from);
    for (const format of ['xml', 'xlsx'] as const) {
      const id = await made(`抄自${format}`);
      const file = await client.call(schedule.exportFile, { query: { id: from, format } });
      await client.call(schedule.importFile, { form: { id }, file, fileName: `plan.${format}` });
      const after = await content(id);
      expect(after.tasks.map(({ task_name, crew, heads }) => [task_name, crew, heads])).toEqual(
        before.tasks.map(({ task_name, crew, heads }) => [task_name, crew, heads]),
      );
      const named = ({ tasks: all, links }: typeof before) => {
        const names = new Map(all.map(({ id: one, task_name }) => [one, task_name]));
        return links.map(({ from: a, to, ...rest }) => JSON.stringify([names.get(a), names.get(to), rest])).sort();
      };
      expect(named(after)).toEqual(named(before));
      if (format === 'xml') expect(after.calendars[0]!.days).toEqual(before.calendars[0]!.days);
    }
  });

  it('refuses what is no plan', async () => {
    const id = await made('空计划');
    const take = (text: string) =>
      client.call(schedule.importFile, { form: { id }, file: new Blob([text]), fileName: 'x.xml' });
    await expect(take('<!DOCTYPE x [<!ENTITY a "a">]><Project/>')).rejects.toMatchObject({
      message: expect.stringContaining('实体') as string,
    });
    await expect(take('<Project><Tasks>')).rejects.toThrow();
    await expect(client.call(planSteps['submit']!, { body: { id } })).rejects.toMatchObject({
      message: expect.stringContaining('还没有任务') as string,
    });
  });

  it('takes the part of a task along, and names it in the workbook', async () => {
    const id = await made('标段计划');
    const part = async (
      part_name: string,
      parent_id: string | null,
      part_kind: number,
      project_id = demoId('project', 1),
    ) =>
      client.call(resourceCalls(partmanage).add!, {
        body: { project_id, part_kind, part_name, part_code: part_name, parent_id, order_number: 1 },
      });
    const whole = await part('计划楼', null, 1);
    const section = await part('计划段', whole.id, 4);
    const other = await part('别处', null, 1, demoId('project', 2));
    const on = (name: string, at: number, part_id: string) => ({ ...terms(name, at, 2), part_id });
    await expect(change(id, { put: [on('bw-1', 1, other.id)] })).rejects.toThrow('部位不属于本项目');
    await change(id, { put: [on('bw-1', 1, section.id), on('bw-2', 2, section.id)] });
    const file = await client.call(schedule.exportFile, { query: { id, format: 'xlsx' } });
    const copy = await made('标段计划副本');
    await client.call(schedule.importFile, { form: { id: copy }, file, fileName: 'plan.xlsx' });
    expect((await content(copy)).tasks.map(({ part_id }) => part_id)).toEqual([section.id, section.id]);

    // The draft says nothing of the part; the plan in force does.
    await client.call(planSteps['submit']!, { body: { id } });
    await client.call(planSteps['approve']!, { body: { id } });
    const stateOf = async () =>
      (await client.call(resourceCalls(partmanage).detail!, { params: { id: section.id } })).part_status;
    expect(await stateOf()).toBe(PART_STATUS.planned);
    await client.call(taskSteps['begin']!, { body: { id: 'bw-1', actual_start_on: '2026-10-12' } });
    expect(await stateOf()).toBe(PART_STATUS.running);
    await client.call(taskSteps['finish']!, { body: { id: 'bw-1', actual_finish_on: '2026-10-14' } });
    expect(await stateOf()).toBe(PART_STATUS.running);
    await client.call(taskSteps['begin']!, { body: { id: 'bw-2', actual_start_on: '2026-10-15' } });
    await client.call(taskSteps['finish']!, { body: { id: 'bw-2', actual_finish_on: '2026-10-20' } });
    const done = await client.call(resourceCalls(partmanage).detail!, { params: { id: section.id } });
    expect(done).toMatchObject({ part_status: PART_STATUS.done, state_date: '2026-10-20' });
    const found = await client.call(tasks.list!, { query: { part_id: whole.id, plan_id: id } });
    expect(found.total).toBe(2);
  });

  it('makes the plan of a month', async () => {
    const file = await client.call(schedule.periodFile, {
      query: { id: demoId('schedule-plan', 1), level: 'month', day: '2026-11-10' },
    });
    expect(file.size).toBeGreaterThan(3000);
  });
});
