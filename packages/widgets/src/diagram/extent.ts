import type { Point, Rect } from './model.ts';

/** A shape by its corner and size, or a connection by its waypoints. */
export type Placed = Partial<Rect> & { waypoints?: readonly Point[] };

/**
 * Returns the box around shapes and connections by their positions in the model, in diagram units; null when there are
 * none.
 */
export function extentOf(placed: readonly Placed[]): Rect | null {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const take = (x: number, y: number): void => {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  };
  for (const { x, y, width = 0, height = 0, waypoints = [] } of placed) {
    for (const point of waypoints) take(point.x, point.y);
    if (x === undefined || y === undefined) continue;
    take(x, y);
    take(x + width, y + height);
  }
  return left > right ? null : { x: left, y: top, width: right - left, height: bottom - top };
}
