import { polygonIndex, type Box } from '@gongdi/geo';

/** Which corner of an area: ring 0 is the border, from 1 the holes. */
export interface Spot {
  readonly ring: number;
  readonly vertex: number;
}

/** Corners of one area by where they are, so that those in view are found without a walk over all. */
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

  /** Ring by ring, in the order of the corners. */
  within(box: Box): Spot[] {
    return this.#index.search(box).map((at) => this.#spots[at]!);
  }
}

/**
 * Chooses so many of some places that each can be met with a pointer: none is nearer than `gap` to another one, the first
 * has precedence.
 * @param most places further than the gap apart give way to one another as well when there are more
 * @returns which, in their order
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
