import { expect, test } from 'vitest';
import { dayText, minuteOf, minuteText } from './civil.ts';
import { loadOf, overloads } from './load.ts';
import { periodOf, planOfPeriod } from './period.ts';
import { donePercent, plannedPercent, progressLine } from './progress-line.ts';
import { schedulePlan } from './schedule.ts';
import { WEEKDAYS } from './testing/random-plan.ts';
import { LINK, type Plan } from './types.ts';

const at = minuteOf;
/** Three tasks of 5 days one after the other from 11 May (a Monday), a fourth beside the second. */
const plan: Plan = {
  start: at('2026-05-11T08:00'),
  dataDate: at('2026-05-20T08:00'),
  calendars: [WEEKDAYS],
  tasks: [
    { id: 's', name: '主体', duration: 0 },
    {
      id: 'a',
      name: '钢筋',
      parent: 's',
      duration: 2400,
      percent: 100,
      actual: { start: at('2026-05-11T08:00'), finish: at('2026-05-18T17:00') },
    },
    { id: 'b', name: '模板', parent: 's', duration: 2400, percent: 20, actual: { start: at('2026-05-19T08:00') } },
    { id: 'c', name: '混凝土', parent: 's', duration: 2400 },
    { id: 'd', name: '预埋', parent: 's', duration: 480 },
  ],
  links: [
    { from: 'a', to: 'b', kind: LINK.fs },
    { from: 'b', to: 'c', kind: LINK.fs },
    { from: 'a', to: 'd', kind: LINK.fs },
  ],
};
const schedule = schedulePlan(plan).schedule!;
const baseline = new Map([
  ['a', { start: at('2026-05-11T08:00'), finish: at('2026-05-15T17:00') }],
  ['b', { start: at('2026-05-18T08:00'), finish: at('2026-05-22T17:00') }],
  ['c', { start: at('2026-05-25T08:00'), finish: at('2026-05-29T17:00') }],
  ['d', { start: at('2026-05-18T08:00'), finish: at('2026-05-18T17:00') }],
]);

test('the progress line lies where the work done was planned', () => {
  const date = at('2026-05-20T08:00');
  const line = progressLine(schedule, date, baseline);
  expect(line.map((one) => [one.id, minuteText(one.at), one.ahead / 480])).toEqual([
    // Finished, and due before.
    ['a', '2026-05-20T08:00', 0],
    // A fifth done: the end of its first day, one day behind.
    ['b', '2026-05-18T17:00', -1],
    ['c', '2026-05-20T08:00', 0],
    // Not begun, due on the 18th.
    ['d', '2026-05-18T08:00', -2],
  ]);
});

test('planned and done percent are by working time', () => {
  // a whole, two fifths of b, d whole of 16 days.
  expect(plannedPercent(schedule, at('2026-05-20T08:00'), baseline)).toBeCloseTo((100 * (5 + 2 + 1)) / 16);
  expect(donePercent(schedule)).toBeCloseTo((100 * (5 + 1)) / 16);
});

test('load counts whom the unfinished tasks need on each working day', () => {
  const load = loadOf(schedule, [
    { task: 'a', resource: '钢筋工', units: 9 },
    { task: 'b', resource: '木工', units: 12 },
    { task: 'd', resource: '木工', units: 4 },
    { task: 'c', resource: '木工', units: 6 },
  ]);
  expect(load.map(({ resource }) => resource)).toEqual(['木工']);
  const days = Object.fromEntries(
    [...load[0]!.units]
      .map((units, day) => [dayText((load[0]!.firstDay + day) * 1440), units] as const)
      .filter(([, units]) => units > 0),
  );
  expect(days).toEqual({
    '2026-05-19': 12,
    '2026-05-20': 16,
    '2026-05-21': 12,
    '2026-05-22': 12,
    '2026-05-25': 12,
    '2026-05-26': 6,
    '2026-05-27': 6,
    '2026-05-28': 6,
    '2026-05-29': 6,
    '2026-06-01': 6,
  });
  expect(overloads(load[0]!, 12).map((day) => dayText(day * 1440))).toEqual(['2026-05-20']);
});

test('the plan of a week says how far each task shall be', () => {
  const week = planOfPeriod(schedule, periodOf('week', '2026-05-28'));
  expect(week.map(({ id, from, to, ends, carried }) => [id, from, to, ends, carried])).toEqual([
    ['b', 80, 100, true, false],
    ['c', 0, 80, false, false],
    // It was due in the week before.
    ['d', 0, 100, true, true],
  ]);
});

test('periods are those of the calendar', () => {
  const text = (level: Parameters<typeof periodOf>[0], day: string) => {
    const { from, to } = periodOf(level, day);
    return [dayText(from), dayText(to)];
  };
  expect(text('year', '2026-05-28')).toEqual(['2026-01-01', '2027-01-01']);
  expect(text('season', '2026-05-28')).toEqual(['2026-04-01', '2026-07-01']);
  expect(text('month', '2026-12-31')).toEqual(['2026-12-01', '2027-01-01']);
  expect(text('week', '2026-05-31')).toEqual(['2026-05-25', '2026-06-01']);
  expect(text('day', '2026-05-31')).toEqual(['2026-05-31', '2026-06-01']);
});
