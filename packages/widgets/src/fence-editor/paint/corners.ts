import { polygonIndex, type Box } from '@gongdi/geo';

/** A corner of an area: ring 0 is the border, holes start at 1. */
export interface Spot {
  readonly ring: number;
  readonly vertex: number;
}

/** Spatial index of the corners of one area: it finds those in view without a scan of all. */
export class Corners {
  readonly #spots: Spot[] = [];
  readonly #index;

  constructor(rings: readonly (readonly { lat: number; lng: number }[])[]) {
    const boxes: Box[] = [];
    for (const [ring, points] of rings.entries()) {
      for (const [vertex, { lat, lng }] of points.entries()) {
        this.#spots.push({ ring, vertex });
        boxes.push([lng, lat, lng, lat]);
      }
    }
    this.#index = polygonIndex(boxes);
  }

  /** Returns the corners in a box, ring by ring, in their order. */
  within(box: Box): Spot[] {
    return this.#index.search(box).map((at) => this.#spots[at]!);
  }
}

/**
 * Chooses places that a pointer can tell apart: no two are nearer than `gap`, and the earlier place has precedence.
 * @param most maximum number; with more places, the gap is widened until they fit
 * @returns indexes of the chosen places, in their order
 */
export function spread(places: readonly { x: number; y: number }[], gap: number, most: number): number[] {
  const cells = new Map<string, { x: number; y: number }[]>();
  const chosen = places.flatMap((place, at) => {
    const [column, row] = [Math.floor(place.x / gap), Math.floor(place.y / gap)];
    for (let x = column - 1; x <= column + 1; x += 1)
      for (let y = row - 1; y <= row + 1; y += 1)
        for (const one of cells.get(`${x} ${y}`) ?? [])
          if (Math.hypot(one.x - place.x, one.y - place.y) < gap) return [];
    const key = `${column} ${row}`;
    cells.set(key, [...(cells.get(key) ?? []), place]);
    return [at];
  });
  return chosen.length > most ? spread(places, gap * 1.5, most) : chosen;
}
