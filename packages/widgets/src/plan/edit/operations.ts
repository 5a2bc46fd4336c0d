import { clampFraction, type PlanPoint } from '../point/point.ts';
import type { Place } from '../view/view.ts';

export const ALIGNMENTS = ['left', 'center', 'right', 'top', 'middle', 'bottom', 'spread-x', 'spread-y'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

type Keys = ReadonlySet<string>;

/** Rounds a fraction to the grid, whose lines are `step` apart; 0: no grid. */
export function snapped(value: number, step: number): number {
  return clampFraction(step > 0 ? Math.round(value / step) * step : value);
}

/** Moves points by a distance. They stop together at the edge, so that their relative positions stay. */
export function moved(points: readonly PlanPoint[], keys: Keys, by: Place, step = 0): PlanPoint[] {
  const chosen = points.filter(({ key }) => keys.has(key));
  if (chosen.length === 0) return [...points];
  // On a grid, the first point snaps to a line and the other points move by the same distance.
  const lead = chosen[0]!;
  const wanted = { x: snapped(lead.x + by.x, step) - lead.x, y: snapped(lead.y + by.y, step) - lead.y };
  const x = withinEdges(
    wanted.x,
    chosen.map((one) => one.x),
  );
  const y = withinEdges(
    wanted.y,
    chosen.map((one) => one.y),
  );
  return points.map((one) =>
    keys.has(one.key) ? { ...one, x: clampFraction(one.x + x), y: clampFraction(one.y + y) } : one,
  );
}

/** Returns how far points can be moved along an axis: at most until the outermost is at the edge (0 or 1). */
function withinEdges(by: number, values: readonly number[]): number {
  return Math.min(1 - Math.max(...values), Math.max(-Math.min(...values), by));
}

/** Aligns points with the outermost of them, or distributes them at equal distances. */
export function aligned(points: readonly PlanPoint[], keys: Keys, how: Alignment): PlanPoint[] {
  const chosen = points.filter(({ key }) => keys.has(key));
  if (chosen.length < 2) return [...points];
  const axis = how === 'left' || how === 'center' || how === 'right' || how === 'spread-x' ? 'x' : 'y';
  const values = chosen.map((one) => one[axis]);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  if (how === 'spread-x' || how === 'spread-y') {
    const order = chosen.toSorted((a, b) => a[axis] - b[axis]);
    const gap = (high - low) / (order.length - 1);
    const at = new Map(order.map(({ key }, index) => [key, low + gap * index]));
    return points.map((one) => ({ ...one, [axis]: at.get(one.key) ?? one[axis] }));
  }
  const to = how === 'left' || how === 'top' ? low : how === 'right' || how === 'bottom' ? high : (low + high) / 2;
  return points.map((one) => (keys.has(one.key) ? { ...one, [axis]: to } : one));
}

export interface Matrix {
  rows: number;
  columns: number;
  from: Place;
  to: Place;
  /** Prefix of the numbers. */
  prefix: string;
  /** Number of the first point. */
  start: number;
}

/** Maximum number of points of one matrix and of one drawing. */
export const MATRIX_LIMIT = 2500;

/**
 * Returns points in rows and columns between two corners, the first at the first corner. They are numbered row by row
 * with as many digits as the last number has. A single row or column lies in the middle.
 * @param devices ids that are assigned to the points in this order; remaining points have no device yet
 * @param newKey makes a key
 */
export function matrixOf(matrix: Matrix, devices: readonly string[], newKey: () => string): PlanPoint[] {
  const { rows, columns, from, to, prefix, start } = matrix;
  const digits = String(start + rows * columns - 1).length;
  const between = (a: number, b: number, index: number, count: number) =>
    clampFraction(count === 1 ? (a + b) / 2 : a + ((b - a) * index) / (count - 1));
  return Array.from({ length: rows * columns }, (_, index) => ({
    key: newKey(),
    device_id: devices[index] ?? '',
    name: prefix + String(start + index).padStart(digits, '0'),
    x: between(from.x, to.x, index % columns, columns),
    y: between(from.y, to.y, Math.floor(index / columns), rows),
  }));
}
