import { planeAround, type Metres } from '../measure/plane.ts';
import type { Track, TrackPart, TrackPoint } from './track.ts';

/** A stretch of a part between two points that stay, and the point in between that is farthest off. */
interface Stretch {
  part: number;
  from: number;
  to: number;
  worst: number;
  /** Metres. */
  off: number;
}

/**
 * Returns a track with at most `most` points, or as many as the ends of its parts, if those are more. The points that
 * stay are those at which the simple way would be farthest from the object at the same instant (Douglas–Peucker with
 * time, TD-TR of Meratnia and de By, 2004), so corners stay, and pauses too, which a comparison of shapes alone would
 * lose. Where no point is off by more than `tolerance` metres, none is added.
 */
export function simplifyTrack(track: Track, tolerance: number, most: number): TrackPoint[][] {
  const metres = track.map((part) => {
    const plane = planeAround(part.map(({ place }) => place));
    return part.map(({ place }) => plane.to(place));
  });
  const kept = track.map((part) => new Set(part.length > 1 ? [0, part.length - 1] : [0]));
  let count = kept.reduce((sum, { size }) => sum + size, 0);
  const open: Stretch[] = [];
  const look = (part: number, from: number, to: number): void => {
    const found = farthest(track[part]!, metres[part]!, from, to);
    if (found && found.off > tolerance) open.push({ part, from, to, ...found });
  };
  for (const [part, points] of track.entries()) look(part, 0, points.length - 1);
  while (open.length > 0 && count < most) {
    const [next] = open.splice(greatest(open), 1);
    const { part, from, to, worst } = next!;
    kept[part]!.add(worst);
    count += 1;
    look(part, from, worst);
    look(part, worst, to);
  }
  return track.map((part, index) => part.filter((_, at) => kept[index]!.has(at)));
}

function greatest(open: readonly Stretch[]): number {
  let best = 0;
  for (let index = 1; index < open.length; index += 1) if (open[index]!.off > open[best]!.off) best = index;
  return best;
}

/** Returns the point that is farthest from where the straight, even way would be at its instant. */
function farthest(
  part: TrackPart,
  metres: readonly Metres[],
  from: number,
  to: number,
): { worst: number; off: number } | null {
  if (to - from < 2) return null;
  const [a, b] = [metres[from]!, metres[to]!];
  const [begin, span] = [part[from]!.at, part[to]!.at - part[from]!.at];
  let worst = -1;
  let off = -1;
  for (let index = from + 1; index < to; index += 1) {
    const p = metres[index]!;
    const share = span === 0 ? 0 : (part[index]!.at - begin) / span;
    const distance = Math.hypot(p[0] - a[0] - (b[0] - a[0]) * share, p[1] - a[1] - (b[1] - a[1]) * share);
    if (distance > off) [off, worst] = [distance, index];
  }
  return { worst, off };
}
