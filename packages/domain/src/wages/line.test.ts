import { expect, test } from 'vitest';
import { daysDiffer, wageLine, wageProblems } from './line.ts';
import { fenOf, yuanOf } from '../money/fen.ts';

/** The same by hand: amounts added in a loop, one half day and one thousandth at a time, and rounded at the end. */
function slowly(halves: number, rate: number, thousandths: number, price: number): number {
  let days = 0n;
  for (let one = 0; one < halves; one += 1) days += BigInt(rate);
  let pieces = 0n;
  for (let one = 0; one < thousandths; one += 1) pieces += BigInt(price);
  const rounded = (sum: bigint, parts: bigint) => sum / parts + (sum % parts >= (parts + 1n) / 2n ? 1n : 0n);
  return Number(rounded(days, 2n) + rounded(pieces, 1000n));
}

test('a line is what a slow model counts', () => {
  let seed = 7;
  const next = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most;
  for (let round = 0; round < 400; round += 1) {
    const [halves, rate, parts, price] = [next(63), next(99_999), next(4000), next(50_000)];
    const line = wageLine({
      days: halves / 2,
      day_rate: yuanOf(rate),
      quantity: parts / 1000,
      unit_price: yuanOf(price),
    });
    expect(line.payable, `${halves} ${rate} ${parts} ${price}`).toBe(slowly(halves, rate, parts, price));
    expect(line.by_days + line.by_piece).toBe(line.payable);
  }
});

test('by hand: 21.5 days at 320.55, 12.345 m³ at 18.07, less 1,000 and 50.5', () => {
  // 21.5 × 320.55 = 6891.825 → 6891.83; 12.345 × 18.07 = 223.07415 → 223.07
  expect(
    wageLine({
      days: 21.5,
      day_rate: '320.55',
      quantity: 12.345,
      unit_price: '18.07',
      advance: '1000',
      deduction: '50.5',
    }),
  ).toEqual({ by_days: 689_183, by_piece: 22_307, payable: 711_490, due: 606_440 });
});

test('large amounts lose nothing', () => {
  expect(wageLine({ quantity: 999_999.999, unit_price: '9999999.99' }).payable).toBe(999_999_998_000_000);
});

test('yuan and fen', () => {
  for (const fen of [0, 1, 99, 100, 101, 123_456_789, -5, -100]) expect(fenOf(yuanOf(fen))).toBe(fen);
  expect(fenOf('0.1') + fenOf('0.2')).toBe(fenOf('0.30'));
  expect(fenOf(null)).toBe(0);
  expect(() => fenOf('1.234')).toThrow(RangeError);
  expect(() => fenOf('１２')).toThrow(RangeError);
});

test('wrong terms are told at their field', () => {
  const paths = (terms: Parameters<typeof wageProblems>[0]) => wageProblems(terms).map(({ path }) => path);
  expect(paths({ days: 20, day_rate: '300' })).toEqual([]);
  expect(paths({ days: 20.3, day_rate: '300' })).toEqual(['days']);
  expect(paths({ days: 20 })).toEqual(['day_rate']);
  expect(paths({ quantity: 3 })).toEqual(['unit_price']);
  expect(paths({ days: 1, day_rate: '300', advance: '200', deduction: '100.01' })).toEqual(['advance']);
});

test('days differ only where something was recorded', () => {
  expect(daysDiffer(20, 20)).toBe(false);
  expect(daysDiffer(20, 19.5)).toBe(true);
  expect(daysDiffer(20, null)).toBe(false);
  expect(daysDiffer(null, 0)).toBe(false);
});
