import { expect, it } from 'vitest';
import { cornerAt, middleOf, moveCorner, nextCorner, readCorners, writeCorners } from './corners.ts';

const SQUARE = '0.1,0.2 0.3,0.2 0.3,0.4 0.1,0.4';

it('corners are read as they are written', () => {
  expect(writeCorners(readCorners(SQUARE))).toBe(SQUARE);
  expect(readCorners('')).toEqual([]);
});

it('a corner stays on the picture, wherever it is put or moved', () => {
  expect(cornerAt(1.2, -0.1)).toEqual({ x: 1, y: 0 });
  expect(moveCorner(readCorners(SQUARE), 1, 0.9, 0.01)).toEqual(readCorners('0.1,0.2 1,0.21 0.3,0.4 0.1,0.4'));
  expect(cornerAt(1 / 3, 2 / 3)).toEqual({ x: 0.3333, y: 0.6667 });
});

it('a name stands in the middle, and a corner of the keyboard beside the last one', () => {
  expect(middleOf(readCorners(SQUARE))).toEqual({ x: 0.2, y: 0.3 });
  expect([nextCorner([]), nextCorner([{ x: 0.2, y: 0.3 }]), nextCorner([{ x: 1, y: 0 }])]).toEqual([
    { x: 0.5, y: 0.5 },
    { x: 0.25, y: 0.3 },
    { x: 0.95, y: 0 },
  ]);
});
