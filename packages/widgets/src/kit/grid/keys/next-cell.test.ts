import { expect, it } from 'vitest';
import { nextCell } from './next-cell.ts';

const size = { rows: 30, columns: 5 };
const go = (key: string, row: number, column: number, far = false) => {
  const next = nextCell(key, { row, column }, size, far);
  return next && [next.row, next.column];
};

it('goes a cell at a time and stops at the edges', () => {
  expect(go('ArrowDown', 0, 2)).toEqual([1, 2]);
  expect(go('ArrowDown', 29, 2)).toEqual([29, 2]);
  expect(go('ArrowUp', 0, 2)).toEqual([0, 2]);
  expect(go('ArrowRight', 3, 4)).toEqual([3, 4]);
  expect(go('ArrowLeft', 3, 4)).toEqual([3, 3]);
});

it('leaps to the ends, and ten rows at a time', () => {
  expect(go('Home', 7, 3)).toEqual([7, 0]);
  expect(go('End', 7, 3, true)).toEqual([29, 4]);
  expect(go('ArrowUp', 7, 3, true)).toEqual([0, 3]);
  expect(go('PageDown', 25, 1)).toEqual([29, 1]);
  expect(go('PageUp', 25, 1)).toEqual([15, 1]);
});

it('leaves all other keys alone', () => {
  for (const key of ['Tab', 'a', 'Escape', 'Enter']) expect(go(key, 1, 1)).toBeNull();
});
