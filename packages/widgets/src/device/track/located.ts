import { findDeviceType, type DeviceType } from '@gongdi/domain';
import type { TrackPoint } from '../../map/track/track.ts';
import type { TrendPoint } from '../props.ts';

/** Points of a track that are asked for at most. */
export const MOST_POINTS = 1500;

/** A type that tells where it is, such as helmets and vehicles; otherwise nothing. */
export function locatedType(code: number): DeviceType | undefined {
  const type = findDeviceType(code);
  const has = (key: string) => type?.quantities.some((one) => one.key === key);
  return has('longitude') && has('latitude') ? type : undefined;
}

/** What was told last in each stretch of time in which both were; (0, 0) is what receivers without a fix tell. */
export function trackOf(longitudes: readonly TrendPoint[], latitudes: readonly TrendPoint[]): TrackPoint[] {
  const north = new Map(latitudes.map(([at, , , , last]) => [at, last]));
  return longitudes.flatMap(([at, , , , longitude]) => {
    const latitude = north.get(at);
    if (latitude === undefined || (longitude === 0 && latitude === 0)) return [];
    return [{ at, place: [longitude, latitude] as const }];
  });
}

/**
 * From what silence on the way is unknown, ms: when the device counted as offline, or three stretches of what was asked
 * for, since a longer range is told in longer ones.
 */
export const gapOf = (type: DeviceType, span: number): number =>
  Math.max(type.offlineAfter * 1000, (3 * span) / MOST_POINTS);
