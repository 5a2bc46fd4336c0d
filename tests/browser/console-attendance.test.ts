import { resourceCalls } from '@gongdi/api';
import { attendancecorrection, attendancerecord } from '@gongdi/domain';
import { passed, recompute } from '@gongdi/server/testing';
import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { withConsole } from './console-support/with-console.ts';
import { axe } from './support/axe.ts';

const { open, server } = withConsole();

const MONTH = { from: '2026-10-01', to: '2026-10-31' };
let project_id: string;
let person: { id: string; name: string };

/** A button by its name; the design system puts a space between two Chinese characters. */
const button = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${Array.from(name).join(String.raw`\s?`)}$`) });

beforeAll(async () => {
  const { db } = server().database;
  const first = await db
    .selectFrom('staff as s')
    .innerJoin('project as p', 'p.id', 's.project_id')
    .select(['s.id', 's.name', 's.project_id'])
    .where('s.status', '=', 1)
    .where('s.entry_date', '<', MONTH.from)
    .orderBy('s.id')
    .executeTakeFirstOrThrow();
  project_id = first.project_id!;
  person = first;
  await db.deleteFrom('passage').execute();
  await db.deleteFrom('attendance_day').execute();
  await db.updateTable('attendance_correction').set({ status: 4 }).execute();
  await db.updateTable('attendance_duty').set({ status: 3 }).execute();
  await passed(db, { project_id, staff_id: person.id }, [
    ['2026-10-13 07:20', 'in'],
    ['2026-10-13 18:04', 'out'],
    ['2026-10-14 07:25', 'in'],
  ]);
  await db
    .transaction()
    .execute((trx) => recompute(trx, { project_id, ...MONTH }, { now: server().clock.now, timeZone: 'Asia/Shanghai' }));
});

const sheetAt = (view: string) => `/attendance/manage?view=${view}&project_id=${project_id}&day=2026-10-14`;
const mark = (page: Page, day: string, state: string) =>
  page.getByRole('link', { name: `${person.name} ${day}：${state}`, exact: true });

it('shows the month, lets an approved correction change the day and the month, and opens what it counts', async () => {
  const page = await open(sheetAt('sheet'), { user: 'contractor' });
  await mark(page, '2026-10-13', '正常').waitFor();
  await mark(page, '2026-10-14', '缺卡').waitFor();
  const row = page.getByRole('row').filter({ has: mark(page, '2026-10-13', '正常') });
  await expect.poll(() => row.getByRole('cell').nth(31).innerText()).toBe('1');
  expect(await axe(page)).toEqual([]);

  // Nobody decides what he has asked for himself.
  const client = await server().client('patrol');
  const corrected_at = '2026-10-14T10:05:00.000Z';
  const body = { staff_id: person.id, project_id, kind: 2, corrected_at, reason: '东门闸机断电' };
  const { id } = await client.call(resourceCalls(attendancecorrection).add!, { body });
  await page.goto(`${server().address}/attendancecorrection/detail?id=${id}`);
  await button(page, '批准').first().click();
  await page.getByRole('dialog').getByRole('button').last().click();
  await page.getByText('已批准').first().waitFor();

  await page.goto(server().address + sheetAt('sheet'));
  await mark(page, '2026-10-14', '正常').waitFor();
  await expect.poll(() => row.getByRole('cell').nth(31).innerText()).toBe('2');
  await mark(page, '2026-10-14', '正常').click();
  await page.waitForURL('**/attendancerecord/detail?id=*');
  const { list } = await client.call(resourceCalls(attendancerecord).list!, {
    query: { staff_id: person.id, begin_work_date: '2026-10-14', end_work_date: '2026-10-14' },
  });
  expect(list[0]).toMatchObject({ state: 1, day_share: 1, missing: 0 });
});

it('shows heads by hour, key posts and statistics whose bars open their people', async () => {
  const page = await open(sheetAt('heads'), { user: 'contractor' });
  await page.getByText('共有 1 人进场').waitFor();
  await page.getByText('关键岗位', { exact: true }).click();
  await page.getByText('没有在场的项目负责人', { exact: true }).waitFor();
  await page.goto(`${server().address}/reportstatistics?project_id=${project_id}&from=${MONTH.from}&to=${MONTH.to}`);
  const ages = page.getByRole('region', { name: '按年龄' });
  const bar = ages.getByRole('button').first();
  const [, heads] = /：(\d+) 人/.exec((await bar.getAttribute('title'))!)!;
  expect(await axe(page)).toEqual([]);
  await bar.click();
  const people = page.getByRole('dialog').getByRole('row');
  await expect.poll(() => people.count()).toBe(Number(heads) + 1);
});

it('opens the pages of the specification, and previews a draft on a phone', async () => {
  const page = await open('/attendance', { user: 'contractor', viewport: { width: 390, height: 844 } });
  await page.getByText('选择一个项目，查看它的考勤').waitFor();
  for (const path of ['record', 'sort', 'manage/chart/add', 'manage/regular/add']) {
    await page.goto(`${server().address}/attendance/${path}`);
    await page.getByRole('main').getByRole('button').first().waitFor();
  }
  const drafts = server().database.db.selectFrom('attendance_rule').select('id').where('status', '=', 1);
  const { id } = await drafts.executeTakeFirstOrThrow();
  await page.goto(`${server().address}/attendanceregular/detail?id=${id}`);
  await page.getByRole('region', { name: '启用后的变化' }).waitFor();
});
