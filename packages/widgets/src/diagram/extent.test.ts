import { expect, test } from 'vitest';
import { extentOf } from './extent.ts';

test('shapes and connections have one box around them', () => {
  const flow = {
    waypoints: [
      { x: 110, y: 40 },
      { x: 130, y: -20 },
    ],
  };
  expect(extentOf([{ x: 10, y: 20, width: 100, height: 80 }, flow])).toEqual({
    x: 10,
    y: -20,
    width: 120,
    height: 120,
  });
  expect(extentOf([{ x: 5, y: 6 }])).toEqual({ x: 5, y: 6, width: 0, height: 0 });
});

test('nothing has no box', () => {
  expect(extentOf([])).toBeNull();
  expect(extentOf([{}])).toBeNull();
});
