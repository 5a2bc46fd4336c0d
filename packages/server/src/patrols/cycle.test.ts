import { describe, expect, it } from 'vitest';
import { comesRound, taskCode, type Cycle } from './cycle.ts';

const scheme = (over: Partial<Cycle>): Cycle => ({
  cycle: 1,
  cycle_day: null,
  begin_date: '2026-01-01',
  end_date: null,
  ...over,
});
/** Days off: weekends, and a holiday in the middle of a week. */
const OFF = new Set(['2026-11-01', '2026-11-04', '2026-11-07', '2026-11-08']);
/** Returns the days of a month on which a scheme is due. */
const days = (over: Partial<Cycle>, month: string, length = 31): number[] =>
  Array.from({ length }, (_, at) => at + 1).filter((day) =>
    comesRound(scheme(over), `${month}-${String(day).padStart(2, '0')}`, (at) => !OFF.has(at)),
  );

describe('comesRound', () => {
  it('every day within its term', () => {
    expect(days({ begin_date: '2026-11-03', end_date: '2026-11-05' }, '2026-11', 30)).toEqual([3, 4, 5]);
  });

  it('on working days, as the calendar has them', () => {
    expect(days({ cycle: 2 }, '2026-11', 8)).toEqual([2, 3, 5, 6]);
  });

  it('on one day of the week, Monday unless said', () => {
    expect(days({ cycle: 3 }, '2026-11', 30)).toEqual([2, 9, 16, 23, 30]);
    expect(days({ cycle: 3, cycle_day: 7 }, '2026-11', 30)).toEqual([1, 8, 15, 22, 29]);
  });

  it('on one day of the month, the last one where the month is shorter', () => {
    expect(days({ cycle: 4, cycle_day: 31 }, '2026-02', 28)).toEqual([28]);
    expect(days({ cycle: 4, cycle_day: 31 }, '2026-03')).toEqual([31]);
    expect(days({ cycle: 4 }, '2026-04', 30)).toEqual([1]);
    expect(days({ cycle: 4, cycle_day: 29 }, '2028-02', 29)).toEqual([29]);
  });

  it('once, on its first day', () => {
    expect(days({ cycle: 5, begin_date: '2026-11-20' }, '2026-11', 30)).toEqual([20]);
  });

  it('never by a cycle that nobody knows', () => {
    expect(days({ cycle: 9 }, '2026-11', 30)).toEqual([]);
  });
});

it('names the round of a day', () => {
  expect(taskCode('XJ', '0192f00000007abc', '2026-11-21')).toBe('XJ20261121-7ABC');
});
