import { expect, test } from 'vitest';
import { worthOf, lineQuantity, measureProblems, sheetQuantity } from './measure.ts';

test('a line is number × length × width × height, to thousandths without a floating number', () => {
  expect(lineQuantity({ number: 4, length: 6.3, width: 0.4, height: 0.55 })).toBe(5544);
  // 1.005 × 1.005 = 1.010025; three times 0.1 is 0.3.
  expect(lineQuantity({ length: 1.005, width: 1.005 })).toBe(1010);
  expect(lineQuantity({ number: 3, length: 0.1 })).toBe(300);
  // Half a thousandth goes up: 0.5 × 0.001.
  expect(lineQuantity({ length: 0.5, width: 0.001 })).toBe(1);
  expect(lineQuantity({ number: 1_000_000, length: 999.999, width: 999.999, height: 1 })).toBe(999_998_000_001_000);
});

test('a sheet sums its rounded lines, less the deductions', () => {
  const lines = [
    { number: 2, length: 12, height: 3.6 },
    { number: 3, length: 1.5, height: 2.1, deducts: true },
  ];
  expect(sheetQuantity(lines)).toBe(86_400 - 9450);
  expect(measureProblems(lines)).toEqual([]);
  expect(measureProblems([...lines].reverse().slice(0, 1))[0]!.label.zh).toContain('扣减');
  expect(measureProblems([lines[0]!, {}])[0]!.label.zh).toContain('第 2 行');
});

test('the value to date is rounded once, so that periods add up', () => {
  const price = 3333;
  const thirds = [1, 2, 3].map((count) => worthOf(count * 333, price));
  expect(thirds).toEqual([1110, 2220, 3330]);
  // Each third by itself would be 1109.889, rounded 1110: the periods are differences of the above.
  expect(thirds.map((one, index) => one - (thirds[index - 1] ?? 0)).reduce((sum, one) => sum + one)).toBe(
    worthOf(999, price),
  );
});
