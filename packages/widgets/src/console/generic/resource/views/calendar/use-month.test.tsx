// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { renderHook } from '../../../../testing/render-hook.tsx';
import { rangeFilter, useRange } from './use-month.ts';

const NOVEMBER = ['2026-10-26', '2026-12-06'] as const;
const whole = (value: string) => value.slice(0, 10);
const within = (filters: Record<string, string>) => rangeFilter('at', NOVEMBER, filters, whole);

test('without a filter by the field, the days of the page', () => {
  expect(within({})).toEqual({ begin_at: '2026-10-26', end_at: '2026-12-06' });
});

test('a narrower filter of the list holds, a wider one does not', () => {
  expect(within({ begin_at: '2026-11-03', end_at: '2026-11-20' })).toEqual({
    begin_at: '2026-11-03',
    end_at: '2026-11-20',
  });
  expect(within({ begin_at: '2026-01-01', end_at: '2027-01-01' })).toEqual({
    begin_at: '2026-10-26',
    end_at: '2026-12-06',
  });
});

test('one bound alone narrows its side', () => {
  expect(within({ begin_at: '2026-11-03' })).toEqual({ begin_at: '2026-11-03', end_at: '2026-12-06' });
  expect(within({ end_at: '2026-11-03' })).toEqual({ begin_at: '2026-10-26', end_at: '2026-11-03' });
});

test('a filter for other days leaves nothing; one for a single day that day', () => {
  expect(within({ begin_at: '2027-01-01' })).toBeUndefined();
  expect(within({ end_at: '2026-10-25' })).toBeUndefined();
  expect(within({ begin_at: '2026-12-06' })).toEqual({ begin_at: '2026-12-06', end_at: '2026-12-06' });
});

test('a bound may be a day, an instant or ten-digit seconds; its day is that of the site', async () => {
  const bound = async (begin_at: string) => {
    const { now } = await renderHook(() => useRange({ name: 'at' }, { begin_at }));
    return now()(['2026-11-10', '2026-11-10']);
  };
  // 2026-11-10 in Shanghai begins at 16:00 UTC of the day before.
  for (const begin of ['2026-11-10', '2026-11-09T16:00:00.000Z', String(Date.parse('2026-11-09T16:00:00Z') / 1000)])
    expect(await bound(begin), begin).toMatchObject({ end_at: '2026-11-10' });
  expect(await bound('2026-11-10T16:00:00.000Z')).toBeUndefined();
});
