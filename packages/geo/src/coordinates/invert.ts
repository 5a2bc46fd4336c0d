import type { LonLat } from '../point.ts';

/** Degrees: 1e-12 degrees are a tenth of a micrometre. */
const TOLERANCE = 1e-12;
const MOST_STEPS = 30;

/**
 * Returns the point that `forward` maps to `target`. Works for maps that move points by small and smooth offsets: each
 * step subtracts the remaining error.
 */
export function invert(forward: (point: LonLat) => LonLat, target: LonLat): LonLat {
  let longitude = target[0];
  let latitude = target[1];
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const there = forward([longitude, latitude]);
    const east = target[0] - there[0];
    const north = target[1] - there[1];
    longitude += east;
    latitude += north;
    if (Math.abs(east) < TOLERANCE && Math.abs(north) < TOLERANCE) break;
  }
  return [longitude, latitude];
}
