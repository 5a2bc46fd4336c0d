import type { LonLat } from '@gongdi/geo';

/** Place of an object at an instant. */
export interface TrackPoint {
  /** Epoch ms. */
  at: number;
  place: LonLat;
}

export interface Position {
  place: LonLat;
  /** Degrees from north, clockwise; null while the object stands still or its way is unknown. */
  heading: number | null;
  /** The last point at or before the instant. */
  index: number;
}

/** Shorter moves, in degrees, are noise of the receiver and give no heading (about half a metre). */
const STILL = 5e-6;

/** Returns the index of the last point at or before an instant; -1 before the first. */
export function indexAt(track: readonly TrackPoint[], at: number): number {
  let low = 0;
  let high = track.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((track[middle]?.at ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/**
 * Returns the position at an instant: on the straight line between two points, or at the last point when the next one
 * is more than `gap` ms later, since the way between them is unknown.
 */
export function positionAt(track: readonly TrackPoint[], at: number, gap: number): Position | null {
  const index = Math.max(0, indexAt(track, at));
  const from = track[index];
  if (!from) return null;
  const to = track[index + 1];
  if (!to || to.at - from.at > gap || at <= from.at) {
    return { place: from.place, heading: headingOf(track[index - 1], from, gap), index };
  }
  const part = (at - from.at) / (to.at - from.at);
  const place: LonLat = [
    from.place[0] + (to.place[0] - from.place[0]) * part,
    from.place[1] + (to.place[1] - from.place[1]) * part,
  ];
  return { place, heading: headingOf(from, to, gap), index };
}

function headingOf(from: TrackPoint | undefined, to: TrackPoint, gap: number): number | null {
  if (!from || to.at - from.at > gap) return null;
  const north = to.place[1] - from.place[1];
  const east = (to.place[0] - from.place[0]) * Math.cos((to.place[1] * Math.PI) / 180);
  if (Math.hypot(north, east) < STILL) return null;
  return ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360;
}

/** Splits a track into its known parts: it is cut where more than `gap` ms lie between two points. */
export function waysOf(track: readonly TrackPoint[], gap: number): TrackPoint[][] {
  const ways: TrackPoint[][] = [];
  for (const point of track) {
    const way = ways.at(-1);
    const last = way?.at(-1);
    if (way && last && point.at - last.at <= gap) way.push(point);
    else ways.push([point]);
  }
  return ways;
}

/** Returns the next instant with a known position: an instant within a gap is moved to the end of the gap. */
export function withoutGap(track: readonly TrackPoint[], at: number, gap: number): number {
  const index = indexAt(track, at);
  const from = track[index];
  const to = track[index + 1];
  if (!from) return track[0]?.at ?? at;
  return to && at > from.at && to.at - from.at > gap ? to.at : at;
}
