import { expect, test } from 'vitest';
import { scaleFor } from './png.ts';

test('as many pixels as wanted, unless no browser could draw them', () => {
  expect(scaleFor(1000, 500, 2)).toBe(2);
  expect(scaleFor(100_000, 100, 2)).toBeCloseTo(0.16384);
  const scale = scaleFor(15_000, 15_000, 2);
  expect(15_000 * scale * 15_000 * scale).toBeCloseTo(64_000_000);
});
