import { circle, circleOf, polygonOf, type Circle, type CoordinateSystem, type Polygon, type Ring } from '@gongdi/geo';
import type { Area } from './document.ts';

/** Limits of a radius in metres, from a manhole to a district. */
export const RADIUS = { least: 0.5, most: 50_000 } as const;

/** Metres that an arrow key adds to a radius: plain, with Shift, with Alt. */
export const RADIUS_STEP = { plain: 1, shift: 10, alt: 0.1 } as const;

/**
 * Decimal places of the degrees of a circle's corners, a tenth of a millimetre: `circleOfArea` recognises even a small
 * circle by them.
 */
const DIGITS = 9;

export const circleCorners = (ring: Ring): Polygon =>
  polygonOf(ring.map(([x, y]) => [Number(x.toFixed(DIGITS)), Number(y.toFixed(DIGITS))] as const));

const known = new WeakMap<Polygon, { system: CoordinateSystem; circle: Circle | null }>();

/** Returns the circle that an area forms, for editing by middle and radius; computed once for each value. */
export function circleOfArea({ polygon }: Area, system: CoordinateSystem): Circle | null {
  const found = known.get(polygon);
  if (found?.system === system) return found.circle;
  const value = circleOf(polygon, system);
  known.set(polygon, { system, circle: value });
  return value;
}

/** Returns the polygon of a circle with this number of corners. */
export function circlePolygon({ center, radius }: Circle, system: CoordinateSystem, corners: number): Polygon {
  const metres = Math.min(RADIUS.most, Math.max(RADIUS.least, radius));
  return circleCorners(circle(center, metres, system, corners).outer);
}
