import { expect, it } from 'vitest';
import { tabStep } from './tab-step.ts';

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 2, 1],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Delete', 1, null],
  ['ArrowDown', 1, null],
])('%s at tab %i of 3: %s', (key, place, next) => {
  expect(tabStep(key, place, 3)).toBe(next);
});
