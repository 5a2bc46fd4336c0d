import { expect, test } from 'vitest';
import { barsOf, sumOf, type WornDay } from './sums.ts';

const row = (day: string, staff_id: string | null, worn: number, distance: number, alarms: number): WornDay => ({
  device_id: 'd',
  device_name: '1#',
  day,
  staff_id,
  name: '',
  team_id: null,
  team_name: '',
  worn,
  distance,
  alarms,
});

const rows = [
  row('2026-11-02', 'a', 90, 1500, 0),
  row('2026-11-01', 'a', 30, 20, 2),
  row('2026-11-01', 'b', 300, 4444, 1),
];

test('sums are rounded once, as they are shown', () => {
  expect([sumOf(rows, 'hours'), sumOf(rows, 'distance'), sumOf(rows, 'alarms')]).toEqual([7, 5.96, 3]);
});

test('bars have their rows; days stand in order, people by size, and every sum agrees', () => {
  const days = barsOf(rows, 'hours', ({ day }) => day, true);
  expect(days.map(({ key, value }) => [key, value])).toEqual([
    ['2026-11-01', 5.5],
    ['2026-11-02', 1.5],
  ]);
  const people = barsOf(rows, 'alarms', ({ staff_id }) => staff_id ?? '');
  expect(people.map(({ key, value, rows: own }) => [key, value, own.length])).toEqual([
    ['a', 2, 2],
    ['b', 1, 1],
  ]);
});
