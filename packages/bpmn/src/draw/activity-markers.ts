import type { Paint } from './paint.ts';
import { element, points, short } from './svg.ts';

/** Draws a marker at the lower edge of an activity, in a box of 14 by 14 px whose upper left corner is (x, y). */
type Marker = (x: number, y: number, paint: Paint) => string;

const line = (paint: Paint, d: string, width = 1.5): string =>
  element('path', { d, fill: 'none', stroke: paint.stroke, 'stroke-width': width, 'stroke-linecap': 'round' });

const triangle = (x: number, y: number, paint: Paint): string =>
  element('polygon', {
    points: points(
      [
        [0, 6],
        [6, 1.5],
        [6, 10.5],
      ],
      x,
      y,
    ),
    fill: 'none',
    stroke: paint.stroke,
    'stroke-width': 1,
  });

/** Markers by meaning, in the order in which they are drawn side by side. */
export const ACTIVITY_MARKERS = {
  collapsed: (x, y, paint) =>
    element('rect', { x, y, width: 14, height: 14, fill: 'none', stroke: paint.stroke, 'stroke-width': 1 }) +
    line(paint, `M${short(x + 7)},${short(y + 3)}v8M${short(x + 3)},${short(y + 7)}h8`, 1),
  loop: (x, y, paint) =>
    line(paint, `M${short(x + 4.2)},${short(y + 12.2)}a6,6 0 1 1 5,0.3`) +
    line(paint, `M${short(x + 4.6)},${short(y + 8.6)}v3.8h-3.8`),
  parallel: (x, y, paint) =>
    line(
      paint,
      `M${short(x + 3)},${short(y + 2)}v10M${short(x + 7)},${short(y + 2)}v10M${short(x + 11)},${short(y + 2)}v10`,
      2,
    ),
  sequential: (x, y, paint) =>
    line(
      paint,
      `M${short(x + 2)},${short(y + 3)}h10M${short(x + 2)},${short(y + 7)}h10M${short(x + 2)},${short(y + 11)}h10`,
      2,
    ),
  compensation: (x, y, paint) => triangle(x + 1, y + 1, paint) + triangle(x + 7, y + 1, paint),
  adHoc: (x, y, paint) => line(paint, `M${short(x + 1)},${short(y + 9)}c2,-5 4,-4 6,-2s4,3 6,-2`, 2),
} satisfies Record<string, Marker>;

/** Names of the signs. */
export type ActivityMarker = keyof typeof ACTIVITY_MARKERS;
