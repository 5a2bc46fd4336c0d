import { expect, it } from 'vitest';
import { lastDays } from './last-days.ts';

it('ends with today as the zone has it', () => {
  const evening = Date.parse('2026-11-21T17:00:00Z');
  expect(lastDays(2, evening, 'Asia/Shanghai')).toEqual(['2026-11-21', '2026-11-22']);
  expect(lastDays(2, evening, 'Europe/Berlin')).toEqual(['2026-11-20', '2026-11-21']);
});

it('leaves no day out when a clock has been put forward', () => {
  // Half past midnight after 8 March, a day with 23 hours in New York.
  const night = Date.parse('2026-03-09T04:30:00Z');
  expect(lastDays(3, night, 'America/New_York')).toEqual(['2026-03-07', '2026-03-08', '2026-03-09']);
});
