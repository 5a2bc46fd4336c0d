import type { CoordinateSystem, LonLat, Polygon, Ring } from '@gongdi/geo';
import { ringsOf, samePoint } from '@gongdi/geo';

/** One area of a fence, 编辑区域1, 2, …; the id stays during editing, the number is the position in the list. */
export interface Area {
  readonly id: number;
  readonly polygon: Polygon;
  /** Name in the imported file; stored during editing for exported files. */
  readonly name?: string;
}

/** The edited fence; every edit makes a new value, so that each step can be undone. */
export interface FenceDocument {
  readonly system: CoordinateSystem;
  readonly areas: readonly Area[];
}

/** A corner: ring 0 is the border, from 1 the holes. */
export interface Corner {
  readonly area: number;
  readonly ring: number;
  readonly vertex: number;
}

export const EMPTY: FenceDocument = { system: 'GCJ-02', areas: [] };
/** Minimum number of corners of a ring. */
const LEAST_CORNERS = 3;

/** Decimal places of degrees from pointers and keys: a centimetre. Typed and snapped places are not rounded. */
const DIGITS = 7;
export const rounded = ([longitude, latitude]: LonLat): LonLat => [
  Number(longitude.toFixed(DIGITS)),
  Number(latitude.toFixed(DIGITS)),
];

let ids = 0;
export const newArea = (polygon: Polygon, name?: string | null): Area => ({
  id: ++ids,
  polygon,
  ...(name ? { name } : {}),
});

export const documentOf = (polygons: readonly Polygon[], system: CoordinateSystem): FenceDocument => ({
  system,
  areas: polygons.map((polygon) => newArea(polygon)),
});

export const polygonsOf = (document: FenceDocument): Polygon[] => document.areas.map(({ polygon }) => polygon);

export const areaOf = (document: FenceDocument, id: number | null): Area | undefined =>
  document.areas.find((area) => area.id === id);

/** Returns the number of an area, from 1. */
export const numberOf = (document: FenceDocument, id: number): number =>
  document.areas.findIndex((area) => area.id === id) + 1;

export const ringAt = (polygon: Polygon, ring: number): Ring | undefined => ringsOf(polygon)[ring];

export function cornerAt(document: FenceDocument, { area, ring, vertex }: Corner): LonLat | undefined {
  const found = areaOf(document, area);
  return found && ringAt(found.polygon, ring)?.[vertex];
}

export function withRing(polygon: Polygon, ring: number, points: Ring): Polygon {
  if (ring === 0) return { outer: points, holes: polygon.holes };
  return { outer: polygon.outer, holes: polygon.holes.map((hole, i) => (i + 1 === ring ? points : hole)) };
}

export const withPolygon = (document: FenceDocument, id: number, polygon: Polygon): FenceDocument => ({
  ...document,
  areas: document.areas.map((area) => (area.id === id ? { id, polygon } : area)),
});

function changeRing(document: FenceDocument, corner: Corner, change: (ring: Ring) => Ring): FenceDocument {
  const area = areaOf(document, corner.area);
  const ring = area && ringAt(area.polygon, corner.ring);
  if (!area || !ring) return document;
  const next = change(ring);
  return next === ring ? document : withPolygon(document, area.id, withRing(area.polygon, corner.ring, next));
}

export function moveCorner(document: FenceDocument, corner: Corner, to: LonLat): FenceDocument {
  return changeRing(document, corner, (ring) => {
    const from = ring[corner.vertex];
    return !from || samePoint(from, to) ? ring : ring.map((point, i) => (i === corner.vertex ? to : point));
  });
}

/** Inserts a corner on the edge that begins at `corner`; the new corner gets the next number. */
export function insertCorner(document: FenceDocument, corner: Corner, at: LonLat): FenceDocument {
  return changeRing(document, corner, (ring) => ring.toSpliced(corner.vertex + 1, 0, at));
}

/** @returns the very same document when the ring would have fewer than three corners */
export function removeCorner(document: FenceDocument, corner: Corner): FenceDocument {
  return changeRing(document, corner, (ring) =>
    ring.length <= LEAST_CORNERS ? ring : ring.filter((_, i) => i !== corner.vertex),
  );
}

export const addArea = (document: FenceDocument, area: Area): FenceDocument => ({
  ...document,
  areas: [...document.areas, area],
});

export const removeArea = (document: FenceDocument, id: number): FenceDocument => ({
  ...document,
  areas: document.areas.filter((area) => area.id !== id),
});

export function addHole(document: FenceDocument, id: number, hole: Ring): FenceDocument {
  const area = areaOf(document, id);
  if (!area) return document;
  return withPolygon(document, id, { outer: area.polygon.outer, holes: [...area.polygon.holes, hole] });
}

export function removeHole(document: FenceDocument, id: number, ring: number): FenceDocument {
  const area = areaOf(document, id);
  if (!area) return document;
  return withPolygon(document, id, {
    outer: area.polygon.outer,
    holes: area.polygon.holes.filter((_, i) => i + 1 !== ring),
  });
}

/** Moves the whole area by an offset in degrees. */
export function moveArea(document: FenceDocument, id: number, [dx, dy]: LonLat): FenceDocument {
  const area = areaOf(document, id);
  if (!area || (dx === 0 && dy === 0)) return document;
  const moved = (ring: Ring): Ring => ring.map(([x, y]): LonLat => [x + dx, y + dy]);
  return withPolygon(document, id, { outer: moved(area.polygon.outer), holes: area.polygon.holes.map(moved) });
}

/** Returns the middle of the edge that begins at a corner. */
export function middleAfter(ring: Ring, vertex: number): LonLat | undefined {
  const a = ring[vertex];
  const b = ring[(vertex + 1) % ring.length];
  return a && b && [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}
