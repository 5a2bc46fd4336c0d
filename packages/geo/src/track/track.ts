import { distanceOf } from '../measure/measure.ts';
import type { LonLat } from '../point.ts';

/** Place of an object at an instant. */
export interface TrackPoint {
  /** Epoch ms. */
  at: number;
  /** WGS-84, the system of satellite receivers. */
  place: LonLat;
}

/** A stretch without silence: between two points the object went straight, as far as anybody knows. */
export type TrackPart = readonly TrackPoint[];

/** The way of an object in order of time. Nothing is known of the time between two parts. No part is empty. */
export type Track = readonly TrackPart[];

export interface TrackPosition {
  place: LonLat;
  /** Degrees from north, clockwise; null while the object stands still or its way is unknown. */
  heading: number | null;
  /** Whether the instant lies within a part: otherwise the place is the last, or the first, that is known. */
  known: boolean;
}

/** Shorter moves, in degrees, are noise of the receiver and give no heading (about half a metre). */
const STILL = 5e-6;

/** Returns the index of the last of sorted values at or before an instant; -1 before the first. */
function lastAt<T>(list: readonly T[], at: number, timeOf: (one: T) => number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (timeOf(list[middle]!) <= at) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

const startOf = (part: TrackPart): number => part[0]!.at;
const endOf = (part: TrackPart): number => part.at(-1)!.at;

/** Returns the index of the last point of a part at or before an instant; -1 before the first. */
export const indexAt = (part: TrackPart, at: number): number => lastAt(part, at, (one) => one.at);

/** Cuts points, sorted by time, where more than `gap` ms lie between two of them. */
export function trackOf(points: TrackPart, gap: number): TrackPoint[][] {
  const parts: TrackPoint[][] = [];
  for (const point of points) {
    const part = parts.at(-1);
    const last = part?.at(-1);
    if (part && last && point.at - last.at <= gap) part.push(point);
    else parts.push([point]);
  }
  return parts;
}

/** Returns the first and last instant of tracks, epoch ms; null: there is no point. */
export function spanOfTracks(tracks: readonly Track[]): readonly [begin: number, end: number] | null {
  let [begin, end] = [Infinity, -Infinity];
  for (const track of tracks) {
    const [first, last] = [track[0], track.at(-1)];
    if (!first || !last) continue;
    begin = Math.min(begin, startOf(first));
    end = Math.max(end, endOf(last));
  }
  return begin <= end ? [begin, end] : null;
}

/**
 * Returns the position at an instant: on the straight line between two points of a part; between two parts at the last
 * place that is known, before the first one at the first place.
 * @returns null: the track has no point
 */
export function positionAt(track: Track, at: number): TrackPosition | null {
  const part = track[Math.max(0, lastAt(track, at, startOf))];
  if (!part) return null;
  const index = Math.max(0, indexAt(part, at));
  const from = part[index]!;
  const to = part[index + 1];
  const known = at >= startOf(part) && at <= endOf(part);
  if (!to || at <= from.at) return { place: from.place, heading: headingOf(part[index - 1], from), known };
  const share = (at - from.at) / (to.at - from.at);
  const place: LonLat = [
    from.place[0] + (to.place[0] - from.place[0]) * share,
    from.place[1] + (to.place[1] - from.place[1]) * share,
  ];
  return { place, heading: headingOf(from, to), known };
}

function headingOf(from: TrackPoint | undefined, to: TrackPoint): number | null {
  if (!from) return null;
  const north = to.place[1] - from.place[1];
  const east = (to.place[0] - from.place[0]) * Math.cos((to.place[1] * Math.PI) / 180);
  if (Math.hypot(north, east) < STILL) return null;
  return ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360;
}

/** Returns the next instant at which the place of some object is known: an instant of general silence is leapt over. */
export function nextKnown(tracks: readonly Track[], at: number): number {
  let next = Infinity;
  for (const track of tracks) {
    const index = lastAt(track, at, startOf);
    const part = track[index];
    if (part && at <= endOf(part)) return at;
    const after = track[index + 1];
    if (after) next = Math.min(next, startOf(after));
  }
  return next === Infinity ? at : next;
}

/** Returns the part of a track that lies between two instants, with its ends on the way. */
export function cutTrack(track: Track, begin: number, end: number): TrackPoint[][] {
  const parts: TrackPoint[][] = [];
  for (const part of track) {
    if (endOf(part) < begin || startOf(part) > end) continue;
    const inside = part.slice(indexAt(part, begin) + 1, indexAt(part, end) + 1);
    const edge = (at: number): TrackPoint[] => {
      const found = at > startOf(part) && at < endOf(part) ? positionAt([part], at) : null;
      return found ? [{ at, place: found.place }] : [];
    };
    // A point at the very begin is not repeated.
    const head = part[indexAt(part, begin)]?.at === begin ? [part[indexAt(part, begin)]!] : edge(begin);
    const tail = part[indexAt(part, end)]?.at === end ? [] : edge(end);
    const cut = [...head, ...inside, ...tail];
    if (cut.length > 0) parts.push(cut);
  }
  return parts;
}

/** A stay at one place. */
export interface Pause {
  /** Epoch ms. */
  begin: number;
  end: number;
  /** Mean of the points. */
  place: LonLat;
}

/**
 * Finds where an object stayed: from a point on, all further points within `radius` metres of it, if that took at least
 * `least` ms. Pauses do not overlap, and none reaches over a silence.
 */
export function pausesOf(track: Track, radius: number, least: number): Pause[] {
  const pauses: Pause[] = [];
  for (const part of track) {
    let from = 0;
    while (from < part.length) {
      const anchor = part[from]!;
      let to = from;
      while (to + 1 < part.length && distanceOf(anchor.place, part[to + 1]!.place, 'WGS-84') <= radius) to += 1;
      const end = part[to]!.at;
      if (end - anchor.at >= least && to > from) {
        pauses.push({ begin: anchor.at, end, place: middleOf(part.slice(from, to + 1)) });
        from = to + 1;
      } else from += 1;
    }
  }
  return pauses;
}

function middleOf(points: TrackPart): LonLat {
  let [x, y] = [0, 0];
  for (const { place } of points) [x, y] = [x + place[0], y + place[1]];
  return [x / points.length, y / points.length];
}

/**
 * Returns the length of the way in metres. Steps within a pause do not count: they are noise of the receiver, which
 * would add up to kilometres in a day.
 */
export function distanceOn(track: Track, pauses: readonly Pause[]): number {
  let sum = 0;
  for (const part of track)
    for (let index = 1; index < part.length; index += 1) {
      const [from, to] = [part[index - 1]!, part[index]!];
      const pause = pauses[lastAt(pauses, from.at, ({ begin }) => begin)];
      if (pause && to.at <= pause.end) continue;
      sum += distanceOf(from.place, to.place, 'WGS-84');
    }
  return sum;
}

/** Returns how long the place was known, ms. */
export const knownTime = (track: Track): number => track.reduce((sum, part) => sum + endOf(part) - startOf(part), 0);
