import type { ModdleElement } from '../model/index.ts';
import type { Bounds, Point } from './svg.ts';

/** The end of a connection: an element and the bounds of its shape. */
interface Shape {
  readonly semantic: ModdleElement;
  readonly bounds: Bounds;
}

/** An end deeper than this inside a shape is hidden by the shape; smaller overlaps are rounding by modelers. */
const DEEP = 2;
/** Number of bisection steps, sufficient to find an outline to a hundredth of a pixel in diagrams of any size. */
const HALVINGS = 24;

/**
 * Returns the part of a connection that lies outside of the shapes at its ends. Some modelers draw connections to the
 * middle of a shape, where the shape hides the arrow head; the arrow head belongs on the outline.
 */
export function docked(waypoints: readonly Point[], source: Shape | undefined, target: Shape | undefined): Point[] {
  return cut(cut(waypoints, target).toReversed(), source).toReversed();
}

/**
 * Ends a connection where it enters a shape for the last time; a connection entirely inside of the shape stays as it
 * is.
 */
function cut(waypoints: readonly Point[], shape: Shape | undefined): readonly Point[] {
  const last = waypoints.at(-1);
  if (!shape || !last || !within(shape, last, DEEP)) return waypoints;
  const at = waypoints.findLastIndex((point) => !within(shape, point, 0));
  const [outside, inside] = [waypoints[at], waypoints[at + 1]];
  if (!outside || !inside) return waypoints;
  let [from, to] = [outside, inside];
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    if (within(shape, middle, 0)) to = middle;
    else from = middle;
  }
  return [...waypoints.slice(0, at + 1), to];
}

/**
 * Returns whether a point is at least `deep` px inside the outline: a circle for events, a diamond for gateways, else a
 * box.
 */
function within({ semantic, bounds }: Shape, point: Point, deep: number): boolean {
  const [wide, high] = [bounds.width / 2 - deep, bounds.height / 2 - deep];
  if (wide <= 0 || high <= 0) return false;
  const [x, y] = [
    Math.abs(point.x - bounds.x - bounds.width / 2) / wide,
    Math.abs(point.y - bounds.y - bounds.height / 2) / high,
  ];
  if (semantic.$instanceOf('bpmn:Event')) return Math.hypot(x, y) < 1;
  if (semantic.$instanceOf('bpmn:Gateway')) return x + y < 1;
  return x < 1 && y < 1;
}
