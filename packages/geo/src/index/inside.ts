import { ringsOf, type LonLat, type Polygon, type Ring } from '../point.ts';

function insideRing([x, y]: LonLat, ring: Ring): boolean {
  let inside = false;
  let last = ring.at(-1);
  for (const point of ring) {
    if (last && point[1] > y !== last[1] > y) {
      const at = ((last[0] - point[0]) * (y - point[1])) / (last[1] - point[1]) + point[0];
      if (x < at) inside = !inside;
    }
    last = point;
  }
  return inside;
}

/** Returns whether a place is inside an area and in none of its holes. Counts the edges to the east of the place. */
export function isInside(place: LonLat, polygon: Polygon): boolean {
  return ringsOf(polygon).reduce((inside, ring) => inside !== insideRing(place, ring), false);
}
