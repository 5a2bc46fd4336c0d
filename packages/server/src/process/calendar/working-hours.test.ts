import { describe, expect, it } from 'vitest';
import { builtInDays } from './holidays.ts';
import { addWorkingHours, type WorkingSpan, type WorkingTime } from './working-hours.ts';

const isWorking = (day: string): boolean => {
  const known = builtInDays(Number(day.slice(0, 4))).get(day);
  if (known) return known.working;
  const weekday = new Date(day).getUTCDay();
  return weekday !== 0 && weekday !== 6;
};
const OFFICE: WorkingSpan[] = [
  { from: '09:00', to: '12:00' },
  { from: '13:30', to: '18:00' },
];
const due = (from: string, hours: number, time: Partial<WorkingTime> = {}) =>
  new Date(
    addWorkingHours(Date.parse(from), hours, { isWorking, spans: [], zone: 'Asia/Shanghai', ...time }),
  ).toISOString();

describe('whole days', () => {
  it('is the same time of the next working day, over weekends, holidays and days worked instead', () => {
    expect(due('2026-11-19T10:00:00+08:00', 24)).toBe('2026-11-20T02:00:00.000Z');
    expect(due('2026-11-20T10:00:00+08:00', 24)).toBe('2026-11-23T02:00:00.000Z');
    // Thursday, 30 April; off until 5 May. Saturday, 9 May, is a working day.
    expect(due('2026-04-30T10:00:00+08:00', 24)).toBe('2026-05-06T02:00:00.000Z');
    expect(due('2026-05-08T10:00:00+08:00', 24)).toBe('2026-05-09T02:00:00.000Z');
  });

  it.each([
    // 23:00 on Friday in New York is noon on Saturday in Shanghai.
    ['America/New_York', '2026-11-21T04:00:00.000Z', '2026-11-24T04:00:00.000Z'],
    ['UTC', '2026-11-21T04:00:00.000Z', '2026-11-24T00:00:00.000Z'],
    ['Asia/Shanghai', '2026-11-21T04:00:00.000Z', '2026-11-23T16:00:00.000Z'],
  ])('days begin and end in %s', (zone, from, expected) => {
    expect(due(from, 24, { zone })).toBe(expected);
  });

  it('keeps the time of the clock when the clock changes meanwhile', () => {
    const zone = 'America/New_York';
    // The clocks change on the Sundays 8 March and 1 November 2026.
    expect(due('2026-03-06T10:00:00-05:00', 24, { zone })).toBe('2026-03-09T14:00:00.000Z');
    expect(due('2026-10-30T10:00:00-04:00', 24, { zone })).toBe('2026-11-02T15:00:00.000Z');
  });
});

describe('working hours', () => {
  const spans = OFFICE;

  it('counts what arrives outside them from their next beginning', () => {
    expect(due('2026-11-20T20:00:00+08:00', 24, { spans })).toBe('2026-11-24T01:00:00.000Z');
    expect(due('2026-11-20T12:30:00+08:00', 24, { spans })).toBe('2026-11-23T05:30:00.000Z');
    expect(due('2026-11-20T07:00:00+08:00', 2, { spans })).toBe('2026-11-20T03:00:00.000Z');
  });

  it('moves what would be due outside them to their next beginning, and leaves their very end', () => {
    expect(due('2026-11-20T10:30:00+08:00', 2, { spans })).toBe('2026-11-20T05:30:00.000Z');
    expect(due('2026-11-20T16:00:00+08:00', 4, { spans })).toBe('2026-11-23T01:00:00.000Z');
    expect(due('2026-11-20T16:00:00+08:00', 2, { spans })).toBe('2026-11-20T10:00:00.000Z');
  });

  it('holds by the clock of another zone', () => {
    const zone = 'America/New_York';
    expect(due('2026-03-06T19:00:00-05:00', 24, { zone, spans })).toBe('2026-03-10T13:00:00.000Z');
    expect(due('2026-11-20T20:00:00Z', 24, { zone: 'UTC', spans })).toBe('2026-11-24T09:00:00.000Z');
  });

  it('is never earlier for more hours', () => {
    const at = Array.from({ length: 100 }, (_, hours) => due('2026-11-20T16:20:00+08:00', hours + 1, { spans }));
    expect(at.toSorted()).toEqual(at);
  });
});

it('comes to an end when nobody ever works', () => {
  const never = { isWorking: () => false };
  expect(due('2026-11-20T00:00:00Z', 24, never)).toBe('2026-11-21T00:00:00.000Z');
  expect(due('2026-11-20T00:00:00Z', 24, { ...never, spans: OFFICE })).toBe('2026-11-21T00:00:00.000Z');
});
