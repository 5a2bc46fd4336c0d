import { expect, it } from 'vitest';
import { operationWidth } from './use-list-columns.tsx';

it.each([
  ['zh', 0, false, 0, 40],
  ['zh', 3, false, 0, 172],
  ['zh', 3, true, 0, 268],
  ['en', 3, false, 0, 228],
  ['en', 1, true, 80, 284],
] as const)('the actions of a row in %s, %i links, steps: %s, own: %i: %i px wide', (lang, acts, steps, own, width) => {
  expect(operationWidth(lang, acts, steps, own)).toBe(width);
});
