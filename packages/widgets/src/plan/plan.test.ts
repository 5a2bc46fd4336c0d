import { describe, expect, it } from 'vitest';
import { begin, redo, step, undo } from './edit/history.ts';
import { aligned, matrixOf, moved, snapped } from './edit/operations.ts';
import type { PlanPoint } from './point/point.ts';
import { fitView, panView, pointAt, revealView, toFraction, toScreen, zoomView } from './view/view.ts';

const at = (key: string, x: number, y: number): PlanPoint => ({ key, device_id: '', name: '', x, y });
const places = (points: readonly PlanPoint[]) => points.map(({ x, y }) => [Number(x.toFixed(9)), Number(y.toFixed(9))]);

describe('the view', () => {
  const drawing = { width: 2000, height: 1000 };
  const box = { width: 832, height: 632 };

  it('fits the whole drawing into the middle', () => {
    expect(fitView(drawing, box)).toEqual({ scale: 0.4, left: 16, top: 116 });
  });

  it('keeps what is under the pointer while zooming, within limits', () => {
    const view = fitView(drawing, box);
    const pointer = { x: 300, y: 200 };
    const before = toFraction(view, drawing, pointer);
    const closer = zoomView(view, 3, pointer, drawing, box);
    expect(closer.scale).toBeCloseTo(1.2);
    const after = toFraction(closer, drawing, pointer);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
    expect(zoomView(view, 1000, pointer, drawing, box).scale).toBeCloseTo(16);
    expect(zoomView(view, 0.001, pointer, drawing, box).scale).toBeCloseTo(0.2);
  });

  it('never loses the drawing out of sight', () => {
    const far = panView(fitView(drawing, box), { x: 1e6, y: -1e6 }, drawing, box);
    expect(toScreen(far, drawing, { x: 0, y: 1 })).toEqual({ x: 784, y: 48 });
  });

  it('finds the nearest point and brings a hidden one into sight', () => {
    const view = fitView(drawing, box);
    const points = [at('a', 0.5, 0.5), at('b', 0.51, 0.5)];
    expect(pointAt(points, view, drawing, toScreen(view, drawing, { x: 0.509, y: 0.5 }), 14)?.key).toBe('b');
    expect(pointAt(points, view, drawing, { x: 0, y: 0 }, 14)).toBeUndefined();
    const closer = zoomView(view, 8, { x: 0, y: 0 }, drawing, box);
    const there = revealView(closer, { x: 0.9, y: 0.9 }, drawing, box);
    expect(toScreen(there, drawing, { x: 0.9, y: 0.9 })).toEqual({ x: 416, y: 316 });
    expect(revealView(there, { x: 0.9, y: 0.9 }, drawing, box)).toBe(there);
  });
});

describe('points', () => {
  it('move together, stop together at the edge, and go to the grid with the first of them', () => {
    const points = [at('a', 0.1, 0.1), at('b', 0.3, 0.9), at('c', 0.5, 0.5)];
    const keys = new Set(['a', 'b']);
    expect(places(moved(points, keys, { x: 0.1, y: 0.5 }))).toEqual([
      [0.2, 0.2],
      [0.4, 1],
      [0.5, 0.5],
    ]);
    const onGrid = moved(points, keys, { x: 0.13, y: 0 }, 0.05);
    expect(onGrid[0]!.x).toBeCloseTo(0.25);
    expect(onGrid[1]!.x).toBeCloseTo(0.45);
    expect(snapped(0.26, 0.05)).toBeCloseTo(0.25);
    expect(snapped(1.2, 0)).toBe(1);
  });

  it('come into line and stand the same distance apart', () => {
    const points = [at('a', 0.1, 0.2), at('b', 0.2, 0.4), at('c', 0.9, 0.9), at('d', 0.5, 0.5)];
    const keys = new Set(['a', 'b', 'c']);
    expect(aligned(points, keys, 'left').map(({ x }) => x)).toEqual([0.1, 0.1, 0.1, 0.5]);
    expect(aligned(points, keys, 'bottom').map(({ y }) => y)).toEqual([0.9, 0.9, 0.9, 0.5]);
    expect(aligned(points, keys, 'center')[1]!.x).toBeCloseTo(0.5);
    expect(aligned(points, keys, 'spread-x').map(({ x }) => x)).toEqual([0.1, 0.5, 0.9, 0.5]);
    expect(aligned(points, new Set(['a']), 'top')).toEqual(points);
  });

  it('fill a matrix from corner to corner, numbered row by row', () => {
    let made = 0;
    const matrix = { rows: 2, columns: 5, from: { x: 0.1, y: 0.2 }, to: { x: 0.9, y: 0.8 }, prefix: 'Z', start: 1 };
    const points = matrixOf(matrix, ['d1', 'd2'], () => String((made += 1)));
    expect(points.map(({ name }) => name)).toEqual([
      'Z01',
      'Z02',
      'Z03',
      'Z04',
      'Z05',
      'Z06',
      'Z07',
      'Z08',
      'Z09',
      'Z10',
    ]);
    expect(places([points[0]!, points[4]!, points[9]!])).toEqual([
      [0.1, 0.2],
      [0.9, 0.2],
      [0.9, 0.8],
    ]);
    expect(points.map(({ device_id }) => device_id).filter(Boolean)).toEqual(['d1', 'd2']);
    expect(places(matrixOf({ ...matrix, rows: 1, columns: 1 }, [], () => 'k'))).toEqual([[0.5, 0.5]]);
  });
});

describe('steps', () => {
  it('are taken back and again; those of one kind in a row count as one', () => {
    let history = step(begin(0), 1);
    for (const value of [2, 3, 4]) history = step(history, value, 'nudge');
    expect(undo(history).now).toBe(1);
    expect(undo(undo(history)).now).toBe(0);
    expect(undo(undo(undo(history))).now).toBe(0);
    expect(redo(undo(history)).now).toBe(4);
    // After an undo, the same kind starts a new step; and a new step discards the undone ones.
    const again = step(undo(history), 9, 'nudge');
    expect([undo(again).now, redo(again).now]).toEqual([1, 9]);
    expect(step(history, 4)).toBe(history);
  });
});
