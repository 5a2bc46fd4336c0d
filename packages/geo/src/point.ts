/** A place as longitude and latitude in degrees. The coordinate system is given separately. */
export type LonLat = readonly [longitude: number, latitude: number];

/** Corners of an area in order. The first corner is not repeated at the end. Either orientation. */
export type Ring = readonly LonLat[];

/** An area with its holes. */
export interface Polygon {
  readonly outer: Ring;
  readonly holes: readonly Ring[];
}

/** West, south, east and north bound in degrees. */
export type Box = readonly [west: number, south: number, east: number, north: number];

export function samePoint(a: LonLat, b: LonLat): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

/** Returns the ring without a last point that repeats the first one. */
export function openRing(points: readonly LonLat[]): Ring {
  const first = points[0];
  const last = points.at(-1);
  return points.length > 1 && first && last && samePoint(first, last) ? points.slice(0, -1) : points;
}

/** Returns the ring with its first point repeated at the end, as most file formats require. */
export function closedRing(ring: Ring): LonLat[] {
  const first = ring[0];
  return first ? [...ring, first] : [];
}

export function polygonOf(outer: Ring, holes: readonly Ring[] = []): Polygon {
  return { outer, holes };
}

/** Returns all rings of a polygon, the outer ring first. */
export function ringsOf(polygon: Polygon): Ring[] {
  return [polygon.outer, ...polygon.holes];
}

/** Returns the smallest box around points; without points an empty box (`Infinity … -Infinity`). */
export function boxOf(points: Iterable<LonLat>): Box {
  let west = Infinity;
  let south = Infinity;
  let east = -Infinity;
  let north = -Infinity;
  for (const [x, y] of points) {
    if (x < west) west = x;
    if (x > east) east = x;
    if (y < south) south = y;
    if (y > north) north = y;
  }
  return [west, south, east, north];
}

export function boxOfPolygons(polygons: Iterable<Polygon>): Box {
  const corners: LonLat[] = [];
  for (const { outer } of polygons) {
    const [west, south, east, north] = boxOf(outer);
    if (west <= east) corners.push([west, south], [east, north]);
  }
  return boxOf(corners);
}
