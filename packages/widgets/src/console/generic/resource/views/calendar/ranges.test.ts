import { expect, it } from 'vitest';
import { addMonths, daysShown, isDay, nextDay, onDay, turned, weekOf } from './ranges.ts';

const ends = (day: string, unit: 'month' | 'week') => {
  const days = daysShown(day, unit);
  return [days[0], days.at(-1), days.length];
};

it('a month is its whole weeks, from Monday on', () => {
  expect(ends('2026-11-24', 'month')).toEqual(['2026-10-26', '2026-12-06', 42]);
  // February 2027 begins on a Monday and has four weeks.
  expect(ends('2027-02-10', 'month')).toEqual(['2027-02-01', '2027-02-28', 28]);
  expect(ends('2028-02-29', 'month')).toEqual(['2028-01-31', '2028-03-05', 35]);
});

it('a week begins on Monday, across months and years', () => {
  expect(weekOf('2026-11-29')).toBe('2026-11-23');
  expect(weekOf('2026-11-23')).toBe('2026-11-23');
  expect(ends('2027-01-01', 'week')).toEqual(['2026-12-28', '2027-01-03', 7]);
});

it('turns pages; the last of a month is the last of a shorter one', () => {
  expect(turned('2026-01-31', 'month', 1)).toBe('2026-02-28');
  expect(turned('2026-01-31', 'month', -1)).toBe('2025-12-31');
  expect(turned('2026-12-30', 'week', 1)).toBe('2027-01-06');
  expect(addMonths('2026-11-24', 13)).toBe('2027-12-24');
});

it('keeps the time of the day of what is moved', () => {
  expect(onDay('2026-11-24', '2026-12-01')).toBe('2026-12-01');
  expect(onDay('2026-11-24 07:30:00', '2026-12-01')).toBe('2026-12-01 07:30:00');
});

it('knows days from other texts', () => {
  expect(['2026-02-28', '2026-02-30', 'x', '2026-2-3', undefined].map(isDay)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

it('arrows lead to the days beside, above and below', () => {
  expect(['ArrowLeft', 'ArrowDown', 'a'].map((key) => nextDay('2026-11-01', key))).toEqual([
    '2026-10-31',
    '2026-11-08',
    undefined,
  ]);
});
