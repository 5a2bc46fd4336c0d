import { polygonOf, type LonLat } from '@gongdi/geo';
import { expect, test } from 'vitest';
import {
  addArea,
  addHole,
  documentOf,
  insertCorner,
  middleAfter,
  moveArea,
  moveCorner,
  newArea,
  numberOf,
  polygonsOf,
  removeArea,
  removeCorner,
  removeHole,
} from './document.ts';
import { History } from './history.ts';

const square = (x: number, y: number, size = 1): LonLat[] => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
];

const start = documentOf([polygonOf(square(0, 0)), polygonOf(square(5, 5))], 'GCJ-02');
const first = start.areas[0]?.id ?? 0;

test('a moved corner leaves everything else the very same', () => {
  const next = moveCorner(start, { area: first, ring: 0, vertex: 2 }, [2, 2]);
  expect(next.areas[0]?.polygon.outer[2]).toEqual([2, 2]);
  expect(next.areas[1]).toBe(start.areas[1]);
  expect(next.areas[0]?.polygon.outer[0]).toBe(start.areas[0]?.polygon.outer[0]);
  expect(moveCorner(start, { area: first, ring: 0, vertex: 2 }, [1, 1])).toBe(start);
});

test('corners are inserted after one and removed down to three', () => {
  const corner = { area: first, ring: 0, vertex: 3 };
  const more = insertCorner(start, corner, [0, 0.5]);
  expect(more.areas[0]?.polygon.outer.map(([x, y]) => `${x} ${y}`)).toEqual(['0 0', '1 0', '1 1', '0 1', '0 0.5']);
  const three = removeCorner(start, corner);
  expect(three.areas[0]?.polygon.outer).toHaveLength(3);
  expect(removeCorner(three, { ...corner, vertex: 0 })).toBe(three);
  expect(middleAfter(square(0, 0), 3)).toEqual([0, 0.5]);
});

test('holes come and go with their own numbers', () => {
  const one = addHole(start, first, square(0.2, 0.2, 0.2));
  const two = addHole(one, first, square(0.6, 0.6, 0.2));
  expect(moveCorner(two, { area: first, ring: 2, vertex: 0 }, [0.5, 0.5]).areas[0]?.polygon.holes[1]?.[0]).toEqual([
    0.5, 0.5,
  ]);
  expect(removeHole(two, first, 1).areas[0]?.polygon.holes).toEqual([two.areas[0]?.polygon.holes[1]]);
});

test('areas have numbers by their place', () => {
  const area = newArea(polygonOf(square(9, 9)));
  const three = addArea(start, area);
  expect(numberOf(three, area.id)).toBe(3);
  expect(numberOf(removeArea(three, first), area.id)).toBe(2);
  const moved = moveArea(start, first, [1, -1]);
  expect(polygonsOf(moved)[0]?.outer[0]).toEqual([1, -1]);
  expect(moveArea(start, first, [0, 0])).toBe(start);
});

test('steps are taken back and done again, and a new one forgets what was undone', () => {
  const history = new History<number, string>();
  history.push({ label: 'a', before: 0, after: 1 });
  history.push({ label: 'b', before: 1, after: 2 });
  expect(history.undo()?.before).toBe(1);
  expect(history.next?.label).toBe('b');
  expect(history.redo()?.after).toBe(2);
  history.undo();
  history.push({ label: 'c', before: 1, after: 3 });
  expect(history.redo()).toBeUndefined();
  expect(history.undo()?.label).toBe('c');
  expect(history.undo()?.label).toBe('a');
  expect(history.undo()).toBeUndefined();
});
