import { expect, test } from 'vitest';
import { longDay, pageTitle, weekdayOf } from './day-words.ts';

const week = ['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02', '2027-01-03'];

test('a month is named by the day on view, not by the first day of its grid', () => {
  expect(pageTitle(['2026-10-26', '2026-12-06'], '2026-11-24', 'month', 'zh')).toBe('2026年11月');
  expect(pageTitle(['2026-10-26', '2026-12-06'], '2026-11-24', 'month', 'en')).toBe('November 2026');
});

test('a week is named by its first and its last day, also over the turn of a year', () => {
  expect(pageTitle(week, '2026-12-30', 'week', 'zh')).toBe('2026年12月28日 – 1月3日');
});

test('a day is the same day wherever the reader is', () => {
  expect(weekdayOf('2026-11-02', 'zh')).toBe('周一');
  expect(weekdayOf('2026-11-02', 'en')).toBe('Mon');
  expect(longDay('2026-11-02', 'zh')).toContain('2026年11月2日');
});
