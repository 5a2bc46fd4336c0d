import type { Point } from './svg.ts';

/** The point halfway along a connection. */
export function middleOf(waypoints: readonly Point[]): Point {
  const lengths = waypoints.slice(1).map(({ x, y }, at) => {
    const from = waypoints[at] ?? { x, y };
    return Math.hypot(x - from.x, y - from.y);
  });
  let rest = lengths.reduce((sum, length) => sum + length, 0) / 2;
  for (const [at, length] of lengths.entries()) {
    const [from, to] = [waypoints[at], waypoints[at + 1]];
    if (from && to && rest <= length && length > 0)
      return { x: from.x + ((to.x - from.x) * rest) / length, y: from.y + ((to.y - from.y) * rest) / length };
    rest -= length;
  }
  return waypoints[0] ?? { x: 0, y: 0 };
}
