import type { FenceHoles } from '@gongdi/api';
import { FileProblem, parseWire, type Polygon } from '@gongdi/geo';

/** Returns the areas of a stored fence with their holes; none if an older program stored what cannot be read. */
export function storedPolygons(data: string, holes: FenceHoles): Polygon[] {
  try {
    const polygons = parseWire(data);
    return polygons.map((one, at) => ({
      outer: one.outer,
      holes: [...one.holes, ...holes.flatMap(({ polygon, rings }) => (polygon === at ? rings : []))],
    }));
  } catch (error) {
    if (error instanceof FileProblem) return [];
    throw error;
  }
}
