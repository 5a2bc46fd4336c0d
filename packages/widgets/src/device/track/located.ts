import { findDeviceType, type DeviceType } from '@gongdi/domain';
import type { TrackPoint } from '@gongdi/geo';
import type { TrendPoint } from '../host/props.ts';

/** Maximum number of requested track points. */
export const MOST_POINTS = 1500;

/** Returns the device type if its devices report a position, such as helmets and vehicles; otherwise undefined. */
export function locatedType(code: number): DeviceType | undefined {
  const type = findDeviceType(code);
  const has = (key: string) => type?.quantities.some((one) => one.key === key);
  return has('longitude') && has('latitude') ? type : undefined;
}

/**
 * Returns the last position of each interval that has both coordinates. (0, 0) is dropped: receivers without a fix
 * report it.
 */
export function pointsOf(longitudes: readonly TrendPoint[], latitudes: readonly TrendPoint[]): TrackPoint[] {
  const north = new Map(latitudes.map(([at, , , , last]) => [at, last]));
  return longitudes.flatMap(([at, , , , longitude]) => {
    const latitude = north.get(at);
    if (latitude === undefined || (longitude === 0 && latitude === 0)) return [];
    return [{ at, place: [longitude, latitude] as const }];
  });
}

/**
 * Duration of silence in ms after which the way is unknown: the time until the device counts as offline, or three
 * intervals of the request, since longer ranges have longer intervals.
 */
export const gapOf = (type: DeviceType, span: number): number =>
  Math.max(type.offlineAfter * 1000, (3 * span) / MOST_POINTS);
