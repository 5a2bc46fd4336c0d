import type { Paint } from './paint.ts';
import type { Point } from './svg.ts';
import { short } from './svg.ts';

const ORIGIN: Point = { x: 0, y: 0 };
const stamps = new Map<string, string>();
const LIMIT = 2000;

/**
 * Markup of a sign at a place. A model shows few different signs many times: each is drawn once for its colours, at
 * the origin, and moved.
 *
 * @param key names the sign and all that its shape depends on, colours aside
 */
export function stamp(key: string, at: Point, paint: Paint, draw: (at: Point) => string): string {
  const full = `${key} ${paint.stroke} ${paint.fill}`;
  let markup = stamps.get(full);
  if (markup === undefined) {
    markup = draw(ORIGIN);
    if (stamps.size >= LIMIT) stamps.clear();
    stamps.set(full, markup);
  }
  return markup === '' ? '' : `<g transform="translate(${short(at.x)},${short(at.y)})">${markup}</g>`;
}
