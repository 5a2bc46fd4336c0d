import { SITE_KIND_NAMES, SITE_KINDS, type SiteFeature, type SiteKindName } from '@gongdi/domain';
import { convert, type CoordinateSystem } from '@gongdi/geo';
import type { Frame } from '../layers/canvas-layer.ts';
import { toWorld } from '../layers/world.ts';

/** Coordinate system of what is drawn. */
const SYSTEM: CoordinateSystem = 'GCJ-02';
/** From this zoom on, things show their names. */
const NAMES_FROM = 15;
/** Least distance between two names, pixels. */
const APART = 18;

/** Distance of a name from the line that it belongs to, pixels; on roads there is room for it. */
const BESIDE = 10;

/** A thing with its points at zoom 0, in the coordinate system of a map. */
export interface PlacedFeature {
  feature: SiteFeature;
  points: readonly (readonly [x: number, y: number])[];
}

/** Places things on a map of a coordinate system, in the order in which they are painted. */
export function placed(features: readonly SiteFeature[], system: CoordinateSystem): PlacedFeature[] {
  const rank = (name: SiteKindName): number => SITE_KIND_NAMES.indexOf(name);
  return features
    .map((feature) => ({ feature, points: feature.points.map((one) => toWorld(convert(one, SYSTEM, system))) }))
    .toSorted((a, b) => rank(a.feature.kind) - rank(b.feature.kind));
}

/** Names of the custom properties with the colours of a kind. */
const colours = (kind: SiteKindName) => [`--gd-site-${kind}`, `--gd-site-${kind}-edge`] as const;

/** Paints things: areas filled, roads with an edge so that crossings look like crossings, names above all of it. */
export function paintSite(
  { context, scale, left, top, width, height, zoom }: Frame,
  things: readonly PlacedFeature[],
  style: CSSStyleDeclaration,
): void {
  const at = ([x, y]: readonly [number, number]) => [x * scale - left, y * scale - top] as const;
  const seen = things.filter(({ points }) => {
    const [xs, ys] = [points.map((one) => at(one)[0]), points.map((one) => at(one)[1])];
    return Math.max(...xs) >= 0 && Math.min(...xs) <= width && Math.max(...ys) >= 0 && Math.min(...ys) <= height;
  });
  context.lineJoin = context.lineCap = 'round';
  for (const kind of SITE_KIND_NAMES) {
    const own = seen.filter(({ feature }) => feature.kind === kind);
    if (own.length === 0) continue;
    context.beginPath();
    for (const { points } of own) {
      for (const [index, point] of points.entries()) {
        if (index === 0) context.moveTo(...at(point));
        else context.lineTo(...at(point));
      }
      if (SITE_KINDS[kind].shape === 'area') context.closePath();
    }
    const [fill, edge] = colours(kind).map((name) => style.getPropertyValue(name)) as [string, string];
    if (SITE_KINDS[kind].shape === 'area') {
      context.fillStyle = fill;
      context.fill();
      context.strokeStyle = edge;
      context.lineWidth = 1.5;
      context.setLineDash(kind === 'pit' ? [6, 4] : []);
      context.stroke();
    } else {
      const wide = widthOf(kind, zoom);
      context.setLineDash(kind === 'hoarding' ? [8, 4] : []);
      if (kind !== 'hoarding') {
        context.strokeStyle = edge;
        context.lineWidth = wide + 2;
        context.stroke();
      }
      context.strokeStyle = fill;
      context.lineWidth = wide;
      context.stroke();
    }
    context.setLineDash([]);
  }
  if (zoom < NAMES_FROM) return;
  const taken: (readonly [x: number, y: number, half: number])[] = [];
  context.font = `12px ${style.fontFamily}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineWidth = 3;
  context.strokeStyle = style.getPropertyValue('--gd-map-halo');
  context.fillStyle = style.getPropertyValue('--gd-map-label');
  for (const { feature, points } of seen.toReversed()) {
    if (feature.name === '') continue;
    const { shape } = SITE_KINDS[feature.kind];
    const [x, middle] = at(middleOf(points, shape));
    const y = middle + (shape === 'line' && feature.kind !== 'road' ? widthOf(feature.kind, zoom) / 2 + BESIDE : 0);
    const half = context.measureText(feature.name).width / 2 + 4;
    if (taken.some(([ox, oy, wide]) => Math.abs(oy - y) < APART && Math.abs(ox - x) < wide + half)) continue;
    taken.push([x, y, half]);
    context.strokeText(feature.name, x, y);
    context.fillText(feature.name, x, y);
  }
}

/** Width of a line, pixels: wider the closer one looks. */
function widthOf(kind: SiteKindName, zoom: number): number {
  const road = Math.max(1.5, Math.min(14, (zoom - 12) * 2));
  return kind === 'road' ? road : kind === 'gate' ? road + 1 : 2;
}

/** Where a name stands: in the middle of an area, on the middle piece of a line. */
function middleOf(points: PlacedFeature['points'], shape: 'line' | 'area'): readonly [number, number] {
  if (shape === 'area') {
    const sum = points.reduce(([sx, sy], [x, y]) => [sx + x, sy + y] as const, [0, 0] as readonly [number, number]);
    return [sum[0] / points.length, sum[1] / points.length];
  }
  const end = Math.max(1, Math.floor(points.length / 2));
  const [a, b] = [points[end - 1]!, points[end]!];
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}
