import type { Paint } from './paint.ts';
import type { Point } from './svg.ts';
import { short } from './svg.ts';

const ORIGIN: Point = { x: 0, y: 0 };
const stamps = new Map<string, string>();
const LIMIT = 2000;

/**
 * Returns the markup of an icon at a place. A model shows few different icons many times: each is drawn once for its
 * colours at the origin and then moved.
 *
 * @param key the name of the icon and all parameters of its shape except colours
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
