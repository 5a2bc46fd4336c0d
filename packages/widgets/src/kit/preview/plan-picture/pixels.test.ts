import { expect, it } from 'vitest';
import { PLAN_PIXELS, scaleOf } from './pixels.ts';

it.each([
  [842, 595],
  [3370, 2384],
  [20_000, 100],
  [1, 1],
  [90_000, 90_000],
])('draws %d × %d sharp and within memory', (width, height) => {
  const scale = scaleOf(width, height);
  expect(width * scale * height * scale).toBeLessThanOrEqual(PLAN_PIXELS * 1.001);
  expect(Math.max(width, height) * scale).toBeLessThanOrEqual(4096.5);
});
