import type { Point, Rect } from '../../../diagram/model.ts';

/** Distance between the centres of two events on a border, in diagram units. An event is 36 wide. */
const STEP = 50;

/** Points along the border of an activity: from the lower right corner to the left, then up the sides, then the top. */
function* along({ x, y, width, height }: Rect): Generator<Point> {
  const [right, bottom] = [x + width, y + height];
  for (let at = right - STEP / 2; at > x; at -= STEP) yield { x: at, y: bottom };
  for (let at = bottom - STEP / 2; at > y; at -= STEP) yield { x: right, y: at };
  for (let at = bottom - STEP / 2; at > y; at -= STEP) yield { x, y: at };
  for (let at = right - STEP / 2; at > x; at -= STEP) yield { x: at, y };
}

const isNear = (one: Point, other: Point): boolean => Math.hypot(one.x - other.x, one.y - other.y) < STEP / 2;

/**
 * Returns positions for further events on the border of an activity, away from its present events.
 * @param taken centres of the events that the activity has
 * @returns centres; if the border is full, positions from the start of the border are used again
 */
export function borderPlaces(host: Rect, taken: readonly Point[], count: number): Point[] {
  const all = [...along(host)];
  const free = all.filter((place) => !taken.some((other) => isNear(place, other)));
  const places = free.length > 0 ? free : all;
  return Array.from({ length: count }, (_, at) => places[at % places.length] ?? { x: host.x, y: host.y });
}
