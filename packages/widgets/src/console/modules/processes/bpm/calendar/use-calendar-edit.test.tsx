// @vitest-environment jsdom
import { CallFailure, calls } from '@gongdi/api';
import { ERRORS } from '@gongdi/domain';
import { expect, test } from 'vitest';
import { FakeServer } from '../../../../testing/fake-server.ts';
import { renderHook } from '../../../../testing/render-hook.tsx';
import type { CalendarYear } from './days.ts';
import { goodSpans } from './hours-panel.tsx';
import { useCalendarEdit } from './use-calendar-edit.ts';

const { calendarYear, calendarUpdate } = calls.workflow;
const HOURS = { spans: [{ from: '09:00', to: '18:00' }], source: 'own' as const };
const year = (version: number, days: CalendarYear['days'] = []) => ({ version, days, hours: HOURS }) as CalendarYear;
const off = { working: false, name: '年会' };
const conflict = new CallFailure('冲突', { code: ERRORS.conflict.code, status: 409 });
const bodies = (server: FakeServer) => server.sent(calendarUpdate).map(({ body }) => body);

async function edit(first: CalendarYear = year(7)) {
  const server = new FakeServer().on(calendarYear, first);
  const { page, now } = await renderHook(() => useCalendarEdit(2026), { server });
  await page.until(() => now().year !== undefined);
  return { page, server, now };
}

test('changes are saved with the version at which the first of them was made', async () => {
  const { page, server, now } = await edit();
  server.on(calendarUpdate, { version: 8 });
  expect([now().unsaved, now().maySave]).toEqual([0, false]);
  await page.act(() => now().set([['2026-11-02', off]]));
  expect([now().unsaved, now().maySave, now().shown('2026-11-02')]).toMatchObject([
    1,
    true,
    { working: false, changed: true },
  ]);
  await page.act(() => now().save());
  expect(bodies(server)).toEqual([{ days: [{ day: '2026-11-02', ...off }], version: 7 }]);
  expect(now().unsaved).toBe(0);
  await page.until('工作日历已保存');
});

test('a change back to what is stored is none', async () => {
  const { page, now } = await edit();
  await page.act(() => now().set([['2026-11-02', off]]));
  await page.act(() => now().set([['2026-11-02', { working: true, name: null }]]));
  expect([now().unsaved, now().maySave]).toEqual([0, false]);
});

test('many days go in several calls, the hours with the first, each with the version of the one before', async () => {
  const { page, server, now } = await edit();
  let version = 7;
  server.on(calendarUpdate, () => ({ version: (version += 1) }));
  const first = Date.parse('2026-01-01');
  // Every day gets a name, so that it differs from what the weekday says.
  const days = Array.from({ length: 450 }, (_, at) => new Date(first + at * 86_400_000).toISOString().slice(0, 10));
  await page.act(() => now().set(days.map((day) => [day, { working: false, name: '停工' }] as const)));
  await page.act(() => now().setHours([]));
  await page.act(() => now().save());
  expect(bodies(server).map((body) => [body.days?.length, body.version, 'hours' in body])).toEqual([
    [400, 7, true],
    [50, 8, false],
  ]);
});

test('after a failure between two calls the next attempt knows what is stored', async () => {
  const { page, server, now } = await edit();
  const days = Array.from({ length: 401 }, (_, at) =>
    new Date(Date.parse('2026-01-01') + at * 86_400_000).toISOString().slice(0, 10),
  );
  await page.act(() => now().set(days.map((day) => [day, { working: false, name: '停工' }] as const)));
  let calls = 0;
  server.on(calendarUpdate, () => ((calls += 1) === 1 ? { version: 8 } : new CallFailure('网络错误')));
  await page.act(() => now().save());
  await page.until('网络错误');
  expect(now().unsaved).toBe(401);
  server.on(calendarUpdate, { version: 9 });
  await page.act(() => now().save());
  expect(bodies(server)[2]).toMatchObject({ version: 8 });
});

test('when somebody else was faster, the changes stay unsaved and the days that both changed are named', async () => {
  const { page, server, now } = await edit();
  await page.act(() =>
    now().set([
      ['2026-11-02', off],
      ['2026-11-03', off],
    ]),
  );
  const theirs = { day: '2026-11-02', working: false, name: '检修', source: 'own' as const };
  server.on(calendarYear, year(9, [theirs])).on(calendarUpdate, conflict);
  await page.act(() => now().save());
  await page.until('2026-11-02 您和他人都改过');
  expect(now().unsaved).toBe(2);
  server.on(calendarUpdate, { version: 10 });
  await page.act(() => now().save());
  expect(bodies(server).at(-1)).toMatchObject({ version: 9 });
});

test('if others have made the same change, nothing is left to save', async () => {
  const { page, server, now } = await edit();
  await page.act(() => now().set([['2026-11-02', off]]));
  server.on(calendarYear, year(9, [{ day: '2026-11-02', ...off, source: 'own' }])).on(calendarUpdate, conflict);
  await page.act(() => now().save());
  await page.until('已载入最新的日历');
  expect([now().unsaved, page.text.includes('都改过')]).toEqual([0, false]);
});

test.each([
  [[], true],
  [
    [
      ['08:30', '12:00'],
      ['13:00', '24:00'],
    ],
    true,
  ],
  [
    [
      ['08:30', '12:00'],
      ['12:00', '18:00'],
    ],
    true,
  ],
  [
    [
      ['08:30', '12:00'],
      ['11:59', '18:00'],
    ],
    false,
  ],
  [[['12:00', '12:00']], false],
  [[['8:30', '12:00']], false],
  [[['08:30', '24:30']], false],
])('hours %j are good: %s', (spans, good) => {
  expect(goodSpans(spans.map(([from, to]) => ({ from: from!, to: to! })))).toBe(good);
});
