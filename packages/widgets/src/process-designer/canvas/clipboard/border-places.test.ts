import { expect, test } from 'vitest';
import { borderPlaces } from './border-places.ts';

const TASK = { x: 100, y: 100, width: 100, height: 80 };

test('begins at the lower right and goes along the border', () => {
  expect(borderPlaces(TASK, [], 3)).toEqual([
    { x: 175, y: 180 },
    { x: 125, y: 180 },
    { x: 200, y: 155 },
  ]);
});

test('leaves out what is taken, also nearly', () => {
  expect(borderPlaces(TASK, [{ x: 182, y: 180 }], 1)).toEqual([{ x: 125, y: 180 }]);
});

test('every place is on the border', () => {
  for (const { x, y } of borderPlaces(TASK, [], 12)) {
    expect(x === 100 || x === 200 || y === 100 || y === 180).toBe(true);
    expect(x >= 100 && x <= 200 && y >= 100 && y <= 180).toBe(true);
  }
});

test('a full border is used again', () => {
  const all = borderPlaces(TASK, [], 8);
  expect(borderPlaces(TASK, all, 1)).toEqual([{ x: 175, y: 180 }]);
});
