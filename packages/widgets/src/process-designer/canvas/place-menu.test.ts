import { expect, test } from 'vitest';
import { fitMenu } from './place-menu.ts';

const room = { width: 800, height: 600 };
const size = { width: 200, height: 300 };

test('opens at the point while there is room', () => {
  expect(fitMenu({ x: 10, y: 20 }, size, room)).toEqual({ x: 10, y: 20 });
});

test('opens to the other side at an edge, and is pushed in where neither side has room', () => {
  expect(fitMenu({ x: 700, y: 20 }, size, room)).toEqual({ x: 500, y: 20 });
  expect(fitMenu({ x: 10, y: 599 }, size, room)).toEqual({ x: 10, y: 299 });
  expect(fitMenu({ x: 10, y: 200 }, { width: 200, height: 590 }, room)).toEqual({ x: 10, y: 6 });
});
