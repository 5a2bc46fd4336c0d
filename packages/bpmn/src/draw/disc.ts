import type { Point } from './svg.ts';
import { element, short } from './svg.ts';

/** Draws a round badge around a point: strokes within 8 px of the point, on a coloured disc. */
export function disc(sign: string, { x, y }: Point, color: string, page: string): string {
  const strokes = element('path', {
    d: sign,
    transform: `translate(${short(x)},${short(y)})`,
    fill: 'none',
    stroke: page,
    'stroke-width': 2,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
  return element('circle', { cx: x, cy: y, r: 8, fill: color, stroke: page, 'stroke-width': 1 }) + strokes;
}
