import { isInChina } from '../coordinates/gcj02.ts';
import type { LonLat } from '../point.ts';

export interface TypedPlace {
  point: LonLat;
  /** Whether the latitude came first in the text; in `point` it is second. */
  swapped: boolean;
}

interface Angle {
  value: number;
  /** The axis that the text names; null: none. */
  axis: 'longitude' | 'latitude' | null;
}

const NUMBER = String.raw`\d+(?:\.\d+)?`;
const LETTERS = '[NSEWnsew东西南北]';
const BEFORE = String.raw`(?:(?:经度|纬度|东经|西经|北纬|南纬|longitude|latitude|lng|lon|lat)\s*[:：=]?\s*|${LETTERS}\s*)`;
const DEGREES = String.raw`(${NUMBER})\s*[°度]\s*(?:(${NUMBER})\s*['′’分]\s*)?(?:(${NUMBER})\s*(?:"|″|”|''|秒)\s*)?`;
const SIZE = String.raw`([-+−]?)\s*(?:${DEGREES}|(${NUMBER}))`;
/** The letter stands before or after the number, never on both sides: `N31 N32` is no pair. */
const ANGLE = new RegExp(String.raw`(${BEFORE})${SIZE}|${SIZE}(?:\s*(${LETTERS})(?![经纬]))?`, 'giy');

function axisOf(words: string): Angle['axis'] {
  if (/经|lon|lng|^[ew东西]$/i.test(words)) return 'longitude';
  if (/纬|lat|^[ns南北]$/i.test(words)) return 'latitude';
  return null;
}

function angleOf(match: RegExpExecArray): Angle | null {
  const before = match[1] ?? '';
  const after = match[12] ?? '';
  const [sign = '', degrees, minutes, seconds, decimal] = before === '' ? match.slice(7, 12) : match.slice(2, 7);
  const parts = [Number(degrees ?? decimal ?? 0), Number(minutes ?? 0), Number(seconds ?? 0)] as const;
  if (parts[1] >= 60 || parts[2] >= 60) return null;
  const size = parts[0] + parts[1] / 60 + parts[2] / 3600;
  const words = before.replace(/[\s:：=]/g, '');
  const negative = /^[-−]$/.test(sign) || /^(西经|南纬|[WwSs西南])$/.test(words) || /[WwSs西南]/.test(after);
  return { value: negative ? -size : size, axis: axisOf(words) ?? axisOf(after) };
}

/**
 * Reads a place that a user typed or pasted. Accepted forms: `121.47, 31.23`, `121.47 31.23`,
 * `N31°13'48" E121°28'12"`, `东经121度28分12秒 北纬31度13分48秒`, `lat: 31.23, lng: 121.47`, also with brackets around it.
 * Without letters the longitude comes first. The reverse order is assumed if only it is possible (a latitude over 90)
 * or only it is in China. Returns null for any other text.
 */
export function parseTypedPlace(text: string): TypedPlace | null {
  const clean = text
    .trim()
    .replace(/^[([（【]|[)\]）】]$/g, '')
    .trim();
  const angles: Angle[] = [];
  let at = 0;
  while (at < clean.length) {
    ANGLE.lastIndex = at;
    const match = ANGLE.exec(clean);
    const angle = match ? angleOf(match) : null;
    if (!angle || angles.length === 2) return null;
    angles.push(angle);
    at = ANGLE.lastIndex;
    const gap = /[\s,，;；/、]*/y;
    gap.lastIndex = at;
    const between = gap.exec(clean)?.[0] ?? '';
    if (between === '' && at < clean.length && angle.axis === null && !/\s/.test(clean[at - 1] ?? '')) return null;
    at += between.length;
  }
  const [first, second] = angles;
  return first && second ? placeOf(first, second) : null;
}

function placeOf(first: Angle, second: Angle): TypedPlace | null {
  if (first.axis !== null && first.axis === second.axis) return null;
  const labelled = first.axis === 'latitude' || second.axis === 'longitude';
  const silent = first.axis === null && second.axis === null;
  const straight: LonLat = [first.value, second.value];
  const turned: LonLat = [second.value, first.value];
  const fits = ([longitude, latitude]: LonLat): boolean => Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;
  const guess = silent && (!fits(straight) || (!isInChina(straight) && isInChina(turned)));
  const swapped = labelled || guess;
  const point = swapped ? turned : straight;
  return fits(point) ? { point, swapped } : null;
}
