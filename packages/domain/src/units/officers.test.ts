import { expect, it } from 'vitest';
import { officersNeeded, type OfficerCase } from './officers.ts';

const at = (more: Partial<OfficerCase>) =>
  officersNeeded({ role: 4, works: 1, area: null, price: null, heads: 0, ...more });

it('a general contractor by floor area, other works by price', () => {
  expect([9_999, 10_000, 49_999, 50_000, 188_000].map((area) => at({ area }))).toEqual([1, 2, 2, 3, 3]);
  const prices = [49_999_999, 50_000_000, 99_999_999, 100_000_000];
  expect(prices.map((price) => at({ works: 3, area: 200_000, price }))).toEqual([1, 2, 2, 3]);
});

it('a labour subcontractor by heads, with five in a thousand of many', () => {
  const heads = [0, 49, 50, 199, 200, 600, 601, 1000];
  expect(heads.map((one) => at({ role: 6, heads: one }))).toEqual([1, 1, 2, 2, 3, 3, 4, 5]);
});

it('a specialist one, owners and suppliers none', () => {
  expect([5, 1, 3, 7, 8].map((role) => at({ role, heads: 500 }))).toEqual([1, 0, 0, 0, 0]);
});
