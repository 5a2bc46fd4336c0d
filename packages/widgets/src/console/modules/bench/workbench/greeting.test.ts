import { expect, it } from 'vitest';
import { greetingAt } from './greeting.ts';

it.each([
  [0, 'evening'],
  [5, 'morning'],
  [10, 'morning'],
  [11, 'noon'],
  [13, 'afternoon'],
  [18, 'evening'],
  [23, 'evening'],
])('at %i o’clock says good %s', (hour, part) => {
  expect(greetingAt(hour)).toBe(part);
});
