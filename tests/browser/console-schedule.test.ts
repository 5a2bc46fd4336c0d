import { calls, resourceCalls, stepCalls } from '@gongdi/api';
import { scheduleplan, scheduletask } from '@gongdi/domain';
import { minuteText, schedulePlan } from '@gongdi/domain/schedule';
import { writeMspdi } from '@gongdi/sheets/project';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { withConsole } from './console-support/with-console.ts';
import { axe } from './support/axe.ts';

const { open, server } = withConsole();

/** A button by its name; the design system puts a space between two Chinese characters. */
const button = (page: Page, name: string) =>
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

it('a plan of 1,000 tasks: imported, edited and undone in the Gantt, approved, reported on a phone, late', async () => {
  const client = await server().client('contractor');
  const { project_id } = (await client.call(resourceCalls(scheduleplan).list!, { query: {} })).list[0]!;
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
  await page.waitForTimeout(500);
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

  // Everything was due in October: what follows the first task is late, and is warned of.
  const told = await client.call(resourceCalls(scheduletask).list!, { query: { plan_id: id, warned: '1' } });
  expect(told.total).toBe(1000);
});
