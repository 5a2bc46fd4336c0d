import { viewCalls, type Client, type Landmark, type LandmarkSource } from '@gongdi/api';
import { boxParameterOf, loadResource, titleOf, viewsOf } from '@gongdi/domain';

/** The resource whose records are the known places of maps. */
export const LANDMARKS = 'projectmanage';

/** Distance under which projects are gathered, pixels of a map with tiles of 256 pixels. */
const CELL = 40;

/** Returns the projects that the user sees as known places of a map. */
export function projectLandmarks(client: Client): LandmarkSource {
  return async ([west, south, east, north], zoom, signal) => {
    const resource = await loadResource(LANDMARKS);
    const field = resource && viewsOf(resource).map;
    const places = resource && viewCalls(resource).places;
    if (!field || !places) return [];
    const side = (degrees: number, most: number) => Math.max(-most, Math.min(most, degrees)).toFixed(6);
    const box = [side(west, 180), side(south, 90), side(east, 180), side(north, 90)].join(',');
    const query = { [boxParameterOf(field)]: box, cell: (360 / (256 * 2 ** zoom)) * CELL };
    const found = await client.call(places, { query }, { signal, quiet: true });
    return found.map(({ row, longitude, latitude, total }): Landmark => {
      return { name: row ? titleOf(resource, row) : '', at: [longitude, latitude], total };
    });
  };
}
