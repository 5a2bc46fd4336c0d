import { ringsOf, samePoint, type Polygon, type Ring } from '../point.ts';
import { parseWire } from './parse.ts';
import { wireFence } from './write.ts';

function sameRing(a: Ring, b: Ring): boolean {
  return a.length === b.length && a.every((point, i) => samePoint(point, b[i] ?? [Number.NaN, Number.NaN]));
}

/** Returns whether two polygons have the same corners in the same order. */
export function samePolygon(a: Polygon, b: Polygon): boolean {
  const rings = ringsOf(b);
  const own = ringsOf(a);
  return own.length === rings.length && own.every((ring, i) => sameRing(ring, rings[i] ?? []));
}

/** Returns the unchanged texts of the elements of a JSON array; null if the text is not an array. */
export function elementTexts(json: string): string[] | null {
  const text = json.trim();
  if (!text.startsWith('[') || !text.endsWith(']')) return null;
  const parts: string[] = [];
  let depth = 0;
  let start = 1;
  let quoted = false;
  for (let i = 1; i < text.length - 1; i += 1) {
    const letter = text[i];
    if (quoted) {
      if (letter === '\\') i += 1;
      else if (letter === '"') quoted = false;
    } else if (letter === '"') quoted = true;
    else if (letter === '[' || letter === '{') depth += 1;
    else if (letter === ']' || letter === '}') depth -= 1;
    else if (letter === ',' && depth === 0) {
      parts.push(text.slice(start, i).trim());
      start = i + 1;
    }
  }
  const last = text.slice(start, -1).trim();
  if (last !== '' || parts.length > 0) parts.push(last);
  return parts;
}

/**
 * Returns the text in which a fence is stored. If no area was edited, the original text is returned byte for byte.
 * Otherwise each unedited area keeps its text with its digits, extra values and timestamps, and edited and new areas
 * get the specified form with timestamps from `now` (ms).
 */
export function writeWire(polygons: readonly Polygon[], original: string | null, now: number): string {
  if (original === null || original.trim() === '') return JSON.stringify(wireFence(polygons, now));
  const before = parseWire(original);
  if (before.length === polygons.length && before.every((one, i) => sameOuter(one, polygons[i]))) return original;
  const texts = elementTexts(original);
  const fresh = wireFence(polygons, now).map((points) => JSON.stringify(points));
  if (texts?.length !== before.length) return `[${fresh.join(',')}]`;
  const unused = new Set(before.keys());
  const parts = polygons.map((polygon, i) => {
    for (const at of unused) {
      if (!sameOuter(before[at], polygon)) continue;
      unused.delete(at);
      return texts[at] ?? '';
    }
    return fresh[i] ?? '';
  });
  return `[${parts.join(',')}]`;
}

/** Compares only the outer rings: holes are not part of the wire format. */
function sameOuter(a: Polygon | undefined, b: Polygon | undefined): boolean {
  return a !== undefined && b !== undefined && sameRing(a.outer, b.outer);
}
