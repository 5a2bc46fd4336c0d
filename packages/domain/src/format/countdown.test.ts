import { expect, it } from 'vitest';
import { countdown } from './countdown.ts';

it.each([
  [0, [0, 0, 0, 0]],
  [-5000, [0, 0, 0, 0]],
  [999, [0, 0, 0, 0]],
  [61_000, [0, 0, 1, 1]],
  [90_061_500, [1, 1, 1, 1]],
  [86_400_000 - 1, [0, 23, 59, 59]],
])('console 9: %d ms are %j', (millis, [days, hours, minutes, seconds]) => {
  expect(countdown(millis)).toEqual({ days, hours, minutes, seconds });
});
