import type { Polygon } from '../point.ts';
import type { WireFence, WirePoint } from './types.ts';

/** Milliseconds between the timestamps of neighbouring points (console specification, section 3). */
export const POINT_INTERVAL = 1000;

/** Returns areas in the specified form. Timestamps rise by 1000 ms from point to point, across all areas. */
export function wireFence(polygons: readonly Polygon[], start: number): WireFence {
  let timestamp = start - POINT_INTERVAL;
  return polygons.map(({ outer }) =>
    outer.map(([longitude, latitude]): WirePoint => {
      timestamp += POINT_INTERVAL;
      return [longitude, latitude, 0, 0, timestamp];
    }),
  );
}
