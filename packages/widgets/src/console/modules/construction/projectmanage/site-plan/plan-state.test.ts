import { expect, test } from 'vitest';
import {
  addPoint,
  canFinish,
  draw,
  finish,
  insertPoint,
  isChanged,
  movePoint,
  planOf,
  redo,
  remove,
  removePoint,
  rename,
  saved,
  undo,
  type PlanState,
  type Point,
} from './plan-state.ts';

const drawn = (kind: 'road' | 'building', ...points: Point[]): PlanState =>
  points.reduce(addPoint, draw(planOf([]), kind));
const ROAD = finish(drawn('road', [1, 1], [2, 2]), 'a');

test('a line needs two points and an area three; a double click counts once', () => {
  expect(canFinish(drawn('road', [1, 1], [1, 1]))).toBe(false);
  expect(canFinish(drawn('road', [1, 1], [2, 2]))).toBe(true);
  expect(canFinish(drawn('building', [1, 1], [2, 2]))).toBe(false);
  expect(finish(drawn('building', [1, 1], [2, 2]), 'a').features).toEqual([]);
  expect(ROAD.features).toEqual([
    {
      id: 'a',
      kind: 'road',
      name: '',
      points: [
        [1, 1],
        [2, 2],
      ],
    },
  ]);
  expect([ROAD.chosen, ROAD.drawing]).toEqual(['a', null]);
});

test('undo takes points while drawing, then steps; redo brings steps back', () => {
  const begun = addPoint(addPoint(draw(ROAD, 'building'), [5, 5]), [6, 6]);
  const less = undo(undo(begun));
  expect(less.drawing?.points).toEqual([]);
  expect(undo(less).features).toEqual([]);
  expect(undo(less).chosen).toBeNull();
  expect(redo(undo(less)).features).toEqual(ROAD.features);
  // A new step ends what could be done again.
  expect(redo(rename(undo(rename(ROAD, 'a', '甲')), 'a', '乙')).features[0]?.name).toBe('乙');
});

test('points move, come and go, as long as enough are left', () => {
  const more = insertPoint(ROAD, 'a', 1, [1, 2]);
  expect(more.features[0]?.points).toEqual([
    [1, 1],
    [1, 2],
    [2, 2],
  ]);
  expect(movePoint(more, 'a', 0, [0, 0]).features[0]?.points[0]).toEqual([0, 0]);
  const fewer = removePoint(more, 'a', 1);
  expect(fewer.features[0]?.points).toEqual([
    [1, 1],
    [2, 2],
  ]);
  expect(removePoint(fewer, 'a', 1)).toBe(fewer);
  expect(remove(ROAD, 'a').features).toEqual([]);
});

test('a plan is changed until it is saved, and again when something else is drawn', () => {
  expect(isChanged(planOf([]))).toBe(false);
  expect(isChanged(draw(planOf([]), 'road'))).toBe(false);
  expect(isChanged(drawn('road', [1, 1]))).toBe(true);
  const stored = saved(ROAD, ROAD.features);
  expect(isChanged(stored)).toBe(false);
  expect(isChanged(undo(stored))).toBe(true);
  // What was changed while it was being saved is not saved.
  expect(isChanged(saved(rename(ROAD, 'a', '路'), ROAD.features))).toBe(true);
});
