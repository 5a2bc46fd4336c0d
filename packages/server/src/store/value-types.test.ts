import { describe, expect, it } from 'vitest';
import { describeDatabases } from './testing.ts';
import { readBigint, readInstant } from './value-types.ts';

describe('readInstant', () => {
  it.each([
    ['2026-01-31 08:00:00+00', '2026-01-31T08:00:00.000Z'],
    ['2026-01-31 08:00:00.1+00', '2026-01-31T08:00:00.100Z'],
    ['2026-01-31 08:00:00.123999+00', '2026-01-31T08:00:00.123Z'],
    ['2026-01-31 08:00:00+08', '2026-01-31T00:00:00.000Z'],
    ['2026-01-31 08:00:00.5+05:30', '2026-01-31T02:30:00.500Z'],
    ['infinity', 'infinity'],
  ])('%s → %s', (text, instant) => expect(readInstant(text)).toBe(instant));
});

describe('readBigint', () => {
  it('is exact or fails', () => {
    expect(readBigint('9007199254740991')).toBe(Number.MAX_SAFE_INTEGER);
    expect(() => readBigint('9007199254740993')).toThrow(RangeError);
  });
});

describeDatabases(
  'values',
  (database) => {
    it('come out exact, days as days and instants in UTC', async () => {
      const { rows } = await database().pool.query(`
        select date '2026-02-28' as day, array[date '2026-02-28', null] as days,
          timestamptz '2026-01-31 08:00:00.123456+08' as at, array[timestamptz '2026-01-31 08:00:00+08'] as instants,
          9007199254740991::bigint as big, array[1::bigint, null] as bigs, '{}'::bigint[] as none,
          12345678901234567.10::numeric(19,2) as money, array[1.50::numeric(18,2)] as moneys,
          '{"a":[1]}'::jsonb as json, 42600.5::double precision as decimal, true as yes, array['a,b','"'] as texts`);
      expect(rows).toEqual([
        {
          day: '2026-02-28',
          days: ['2026-02-28', null],
          at: '2026-01-31T00:00:00.123Z',
          instants: ['2026-01-31T00:00:00.000Z'],
          big: 9007199254740991,
          bigs: [1, null],
          none: [],
          money: '12345678901234567.10',
          moneys: ['1.50'],
          json: { a: [1] },
          decimal: 42600.5,
          yes: true,
          texts: ['a,b', '"'],
        },
      ]);
    });

    it('that no number can hold fail the query, not the process', async () => {
      await expect(database().pool.query('select 9007199254740993::bigint as big')).rejects.toThrow(RangeError);
    });
  },
  { migrated: false },
);
