import type { Point } from './model.ts';

/** Returns the point halfway along a line. */
export function middleOf(waypoints: readonly Point[]): Point | undefined {
  const lengths = waypoints.slice(1).map((to, at) => distance(waypoints[at] ?? to, to));
  let rest = lengths.reduce((sum, length) => sum + length, 0) / 2;
  for (const [at, length] of lengths.entries()) {
    const [from, to] = [waypoints[at], waypoints[at + 1]];
    if (from && to && length > 0 && rest <= length) {
      return { x: from.x + ((to.x - from.x) * rest) / length, y: from.y + ((to.y - from.y) * rest) / length };
    }
    rest -= length;
  }
  return waypoints[0];
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
