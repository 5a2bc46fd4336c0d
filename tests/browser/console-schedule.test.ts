import { calls, resourceCalls, stepCalls } from '@gongdi/api';
import { partmanage, schedulefigure, scheduleplan, scheduletask } from '@gongdi/domain';
import { minuteText, schedulePlan } from '@gongdi/domain/schedule';
import { writeMspdi } from '@gongdi/sheets/project';
import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { withConsole } from './console-support/with-console.ts';
import { axe } from './support/axe.ts';

const { open, server } = withConsole();

/** A button by its name; the design system puts a space between two Chinese characters. */
const button = (page: Page | Locator, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${Array.from(name).join(String.raw`\s?`)}$`) });

const span = [
  { from: 480, to: 720 },
  { from: 780, to: 1020 },
];

/** XML of a plan with 1,000 tasks in chains of twenty. */
function thousand(): string {
  const start = Date.UTC(2026, 9, 5, 8) / 60_000;
  const tasks = Array.from({ length: 1000 }, (_, at) => ({ id: String(at + 1), name: `工序${at + 1}`, duration: 480 }));
  const links = tasks
    .filter((_, at) => at % 20 !== 0)
    .map(({ id }) => ({ from: String(Number(id) - 1), to: id, kind: 1 as const }));
  const week = Array.from({ length: 7 }, () => span);
  const plan = { start, calendars: [{ id: '1', name: '七天', week, days: [] }], tasks, links };
  const { schedule } = schedulePlan(plan);
  const file = { name: '千项计划', plan, baseline: new Map(), resources: [], assignments: [], notes: new Map() };
  return writeMspdi(file, schedule!);
}

/**
 * The days of the plan the obvious way: each task takes one day of the week of seven, the day after the one before it in
 * its chain of twenty.
 */
const dayOf = (first: string, at: number): string =>
  new Date(Date.parse(`${first}T00:00:00Z`) + (at % 20) * 86_400_000).toISOString().slice(0, 10);

it('a plan of 1,000 tasks from XML to baseline, month plan, progress on a phone, warning, forecast, figure and diary', async () => {
  const client = await server().client('contractor');
  const { list } = await client.call(resourceCalls(scheduleplan).list!, { query: {} });
  // The newest plan of the demo is of a project that an order of the supervision has stopped.
  const { project_id } = list.find((one) => one.project_id !== list[0]!.project_id)!;
  const body = { plan_name: '千项计划', project_id, plan_kind: 3, starts_on: '2026-10-05', works_on: 1 };
  const { id } = await client.call(resourceCalls(scheduleplan).add!, { body });
  const page = await open(`/scheduleplan/gantt?id=${id}`, { user: 'contractor' });
  await page.getByText('还没有任务').waitFor();
  await button(page, '文件').click();
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('menuitem', { name: '导入计划' }).click();
  await (await chosen).setFiles({ name: 'plan.xml', mimeType: 'text/xml', buffer: Buffer.from(thousand()) });
  await page.getByRole('row', { name: /工序2 / }).waitFor();
  expect(await page.getByRole('row').count()).toBeLessThan(80);
  expect(await axe(page)).toEqual([]);

  // Drawing the first bar two days to the right moves it and what follows it; undoing takes it back.
  const content = () => client.call(calls.schedule.content, { query: { id } });
  const canvas = page.getByRole('img', { name: /横道图/ });
  const second = () => page.getByRole('row', { name: /工序2 / }).innerText();
  const before = await second();
  const box = (await canvas.boundingBox())!;
  await page.getByTitle('日', { exact: true }).click();
  // The chart opens at today, and begins 40 pixels before the first day.
  await page.mouse.move(box.x + 100, box.y + 60);
  await page.mouse.wheel(-1_000_000, 0);
  await expect.poll(() => page.locator('.gd-gantt-scroll').evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
  const x = box.x + 40 + 30;
  const y = box.y + 12;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 64, y, { steps: 4 });
  await page.mouse.move(x + 128, y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(second).not.toBe(before);
  await expect.poll(async () => (await content()).tasks[0]!.constraint_at).not.toBeNull();
  const moved = (await content()).tasks[0]!.constraint_at!;
  expect(minuteText(moved)).toBe('2026-10-07T08:00');
  await button(page, '撤销').click();
  await expect.poll(second).toBe(before);
  await expect.poll(async () => (await content()).tasks[0]!.constraint_at).toBeNull();

  // The first task is work on a floor.
  const part = async (part_name: string, part_kind: number, parent_id: string | null) =>
    client.call(resourceCalls(partmanage).add!, {
      body: { project_id, part_kind, part_name, part_code: part_name, parent_id, order_number: 1 },
    });
  const house = await part('千项楼', 1, null);
  const floor = await part('首层', 3, house.id);
  const body_of_figure = { figure_name: '千项楼立面', project_id, part_id: house.id, figure_kind: 1 };
  const figure = await client.call(resourceCalls(schedulefigure).add!, { body: body_of_figure });
  await page.getByRole('row', { name: /工序1 / }).click();
  await button(page, '任务信息').click();
  const about = page.getByRole('dialog', { name: '任务信息：工序1' });
  await about.getByLabel('施工部位').fill('千项楼/首层');
  await page.locator('.ant-select-tree-title').filter({ hasText: '首层' }).click();
  expect(await axe(page)).toEqual([]);
  await button(about, '确定').click();
  await expect.poll(async () => (await content()).tasks[0]!.part_id).toBe(floor.id);

  const steps = stepCalls(scheduleplan);
  await client.call(steps['submit']!, { body: { id } });
  await client.call(steps['approve']!, { body: { id } });
  const [first] = (await content()).tasks;
  const phone = await open(`/scheduletask/detail?id=${first!.id}`, {
    user: 'contractor',
    viewport: { width: 390, height: 844 },
  });
  await button(phone, '开工').click();
  const dialog = phone.getByRole('dialog');
  await dialog.getByLabel('实际开始').fill('2026-10-06');
  await dialog.getByLabel('实际开始').press('Enter');
  await dialog.getByRole('button', { name: /开\s?工/ }).click();
  await phone.getByText('进行中').first().waitFor();
  await button(phone, '填报进度').click();
  const report = phone.getByRole('dialog').last();
  await report.getByLabel('完成（%）').fill('25');
  await report.getByLabel('进度说明').fill('首层放线完成');
  await report.getByLabel('纠偏措施').fill('增加一个班组');
  await report.getByRole('button', { name: '填报进度' }).click();
  await report.waitFor({ state: 'hidden' });

  // Everything was due in October: what follows the first task is late, and is warned of.
  const told = await client.call(resourceCalls(scheduletask).list!, { query: { plan_id: id, warned: '1' } });
  expect(told.total).toBe(1000);

  // Dates are those of the obvious way: as planned from the first day, as forecast from the day of the report.
  const { list: all } = await client.call(resourceCalls(scheduletask).list!, {
    query: { plan_id: id, page_size: 1000 },
  });
  const dates = (all as unknown as Record<string, unknown>[]).map((task) => [
    Number(String(task['task_name']).slice(2)) - 1,
    task['baseline_finish_on'],
    task['finish_on'],
    task['late_days'],
  ]);
  const now = '2026-11-02';
  const late = (Date.parse(now) - Date.parse('2026-10-05')) / 86_400_000;
  expect(dates.toSorted(([a], [b]) => Number(a) - Number(b))).toEqual(
    dates.map((_, at) => [at, dayOf('2026-10-05', at), dayOf(now, at), late]),
  );
  const forecast = await client.call(resourceCalls(scheduleplan).detail!, { params: { id } });
  expect(forecast).toMatchObject({ baseline_finish_on: '2026-10-24', finish_on: '2026-11-21', late_days: late });
  await page.goto(`${server().address}/planwarning?plan_id=${id}`);
  await page
    .getByText('共 1000 条')
    .or(page.getByText(/1,?000/))
    .first()
    .waitFor();

  // The plan of the month has all of it, since all of it is late.
  await page.goto(`${server().address}/buildplan?plan_id=${id}&level=month&day=${now}`);
  await page.getByText(/^1000 个任务，/).waitFor();
  await page.getByText('2026-11-01 至 2026-11-30').waitFor();

  // The figure shows the floor under way, and the diary of the day begins with what was reported.
  await page.goto(`${server().address}/schedulefigure/detail?id=${figure.id}`);
  const legend = page.getByRole('region', { name: '形象进度' }).getByRole('list').first();
  await legend.getByText('施工中 1 · 100%').waitFor();
  await page.goto(`${server().address}/workdiary/add?project_id=${project_id}&diary_date=${now}`);
  await expect.poll(() => page.getByLabel('施工内容').inputValue()).toContain('千项楼/首层 工序1 25% 首层放线完成');
}, 180_000);
