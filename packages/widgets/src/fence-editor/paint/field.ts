import { convertFlat, polygonIndex, ringsOf, type CoordinateSystem, type LonLat, type Polygon } from '@gongdi/geo';
import { latitudeOf, longitudeOf, worldX, worldY } from '../../map/layers/world.ts';

/** The corner or edge that is nearest to a place on the map. */
export interface Near {
  /** Distance, world pixels. */
  distance: number;
  corner: boolean;
  polygon: number;
  /** Number of the corner among all of this field, for `place`. */
  index: number;
  /** World pixels. */
  x: number;
  y: number;
}

interface Flat {
  /** Longitudes and latitudes alternately, in the coordinate system of the polygons. */
  own: Float64Array;
  xs: Float64Array;
  ys: Float64Array;
  /** Start of each ring; one more entry marks the end. */
  rings: Uint32Array;
  /** First ring of each polygon; one more entry marks the end. */
  polygons: Uint32Array;
}

function flatten(polygons: readonly Polygon[], system: CoordinateSystem, shown: CoordinateSystem): Flat {
  let points = 0;
  let ringCount = 0;
  for (const polygon of polygons) {
    for (const ring of ringsOf(polygon)) {
      points += ring.length;
      ringCount += 1;
    }
  }
  const own = new Float64Array(points * 2);
  const rings = new Uint32Array(ringCount + 1);
  const starts = new Uint32Array(polygons.length + 1);
  let at = 0;
  let ringAt = 0;
  for (const [i, polygon] of polygons.entries()) {
    starts[i] = ringAt;
    for (const ring of ringsOf(polygon)) {
      rings[ringAt++] = at;
      for (const [x, y] of ring) {
        own[at * 2] = x;
        own[at * 2 + 1] = y;
        at += 1;
      }
    }
  }
  rings[ringAt] = at;
  starts[polygons.length] = ringAt;
  const places = system === shown ? own : convertFlat(own.slice(), system, shown);
  const xs = new Float64Array(points);
  const ys = new Float64Array(points);
  for (let i = 0; i < points; i += 1) {
    xs[i] = worldX(places[i * 2] ?? 0);
    ys[i] = worldY(places[i * 2 + 1] ?? 0);
  }
  return { own, xs, ys, rings, polygons: starts };
}

/**
 * Many polygons as flat lists of world pixels with an index of their boxes: for painting on the canvas, for hit tests
 * of pointers, and for snapping of corners.
 */
export class Field {
  readonly size: number;
  readonly system: CoordinateSystem;
  /** West, north, east, south of each, world pixels. */
  readonly boxes: (readonly [number, number, number, number])[] = [];
  readonly #flat: Flat;
  readonly #tree;

  /** @param shown coordinate system of the map */
  constructor(polygons: readonly Polygon[], system: CoordinateSystem, shown: CoordinateSystem) {
    this.size = polygons.length;
    this.system = system;
    const flat = flatten(polygons, system, shown);
    this.#flat = flat;
    for (let i = 0; i < polygons.length; i += 1) {
      let [west, north, east, south] = [Infinity, Infinity, -Infinity, -Infinity];
      const end = flat.rings[flat.polygons[i + 1] ?? 0] ?? 0;
      for (let j = flat.rings[flat.polygons[i] ?? 0] ?? 0; j < end; j += 1) {
        const x = flat.xs[j] ?? 0;
        const y = flat.ys[j] ?? 0;
        if (x < west) west = x;
        if (x > east) east = x;
        if (y < north) north = y;
        if (y > south) south = y;
      }
      this.boxes.push([west, north, east, south]);
    }
    this.#tree = polygonIndex(this.boxes);
  }

  /** Returns the polygons whose box overlaps this one, world pixels. */
  search(west: number, north: number, east: number, south: number): number[] {
    return this.#tree.search([west, north, east, south]);
  }

  /** Returns a corner as its polygon stores it, in the field's own coordinate system. */
  place(index: number): LonLat {
    return [this.#flat.own[index * 2] ?? 0, this.#flat.own[index * 2 + 1] ?? 0];
  }

  /**
   * Visits the rings of a polygon: `visit` gets the corners from `from` (included) to `to` (excluded) of `xs` and `ys`.
   */
  eachRing(polygon: number, visit: (xs: Float64Array, ys: Float64Array, from: number, to: number) => void): void {
    const { rings, polygons, xs, ys } = this.#flat;
    const last = polygons[polygon + 1] ?? 0;
    for (let ring = polygons[polygon] ?? 0; ring < last; ring += 1) {
      visit(xs, ys, rings[ring] ?? 0, rings[ring + 1] ?? 0);
    }
  }

  /** Returns the nearest corner within `reach` world pixels, otherwise the nearest edge. */
  near(x: number, y: number, reach: number, skip: (polygon: number) => boolean = () => false): Near | null {
    let best: Near | null = null;
    let bestCorner: Near | null = null;
    for (const polygon of this.search(x - reach, y - reach, x + reach, y + reach)) {
      if (skip(polygon)) continue;
      // oxlint-disable-next-line complexity -- one loop over all corners near the pointer at each of its movements; calls in it would show in the bench row fence-10000
      this.eachRing(polygon, (xs, ys, from, to) => {
        let bx = xs[to - 1] ?? 0;
        let by = ys[to - 1] ?? 0;
        let bi = to - 1;
        for (let i = from; i < to; i += 1) {
          const ax = bx;
          const ay = by;
          const ai = bi;
          bx = xs[i] ?? 0;
          by = ys[i] ?? 0;
          bi = i;
          if (
            (ax < x - reach && bx < x - reach) ||
            (ax > x + reach && bx > x + reach) ||
            (ay < y - reach && by < y - reach) ||
            (ay > y + reach && by > y + reach)
          )
            continue;
          const corner = Math.hypot(bx - x, by - y);
          if (corner <= reach && corner < (bestCorner?.distance ?? Infinity)) {
            bestCorner = { distance: corner, corner: true, polygon, index: i, x: bx, y: by };
          }
          const dx = bx - ax;
          const dy = by - ay;
          const length = dx * dx + dy * dy;
          const t = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length));
          const cx = ax + t * dx;
          const cy = ay + t * dy;
          const distance = Math.hypot(cx - x, cy - y);
          if (distance <= reach && distance < (best?.distance ?? Infinity)) {
            best = { distance, corner: false, polygon, index: ai, x: cx, y: cy };
          }
        }
      });
    }
    return bestCorner ?? best;
  }

  /** Returns the topmost polygon at a place, holes excluded; -1: none. */
  at(x: number, y: number, skip: (polygon: number) => boolean = () => false): number {
    for (const polygon of this.search(x, y, x, y).toReversed()) {
      if (skip(polygon)) continue;
      let inside = false;
      this.eachRing(polygon, (xs, ys, from, to) => {
        for (let i = from, j = to - 1; i < to; j = i, i += 1) {
          const yi = ys[i] ?? 0;
          const yj = ys[j] ?? 0;
          const xi = xs[i] ?? 0;
          if (yi > y !== yj > y && x < (((xs[j] ?? 0) - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
        }
      });
      if (inside) return polygon;
    }
    return -1;
  }
}

/** Converts world pixels to a place in the map's own coordinate system. */
export const placeOf = (x: number, y: number): LonLat => [longitudeOf(x), latitudeOf(y)];
