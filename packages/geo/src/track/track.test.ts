import { expect, test } from 'vitest';
import { distanceOf } from '../measure/measure.ts';
import type { LonLat } from '../point.ts';
import { simplifyTrack } from './simplify-track.ts';
import {
  cutTrack,
  distanceOn,
  indexAt,
  knownTime,
  nextKnown,
  pausesOf,
  positionAt,
  spanOfTracks,
  trackOf,
  type Track,
  type TrackPoint,
} from './track.ts';

const GAP = 60_000;
const points: TrackPoint[] = [
  { at: 0, place: [121, 31] },
  { at: 10_000, place: [121, 31.001] },
  { at: 20_000, place: [121.001, 31.001] },
  // Ten minutes of silence.
  { at: 620_000, place: [121.002, 31.001] },
  { at: 630_000, place: [121.002, 31.002] },
];
const track = trackOf(points, GAP);

/** Pseudo-random numbers from 0 to 1, the same in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}

/** A way with turns, pauses and silences. */
function walk(seed: number, count: number): Track {
  const next = numbers(seed);
  const all: TrackPoint[] = [];
  let [at, x, y, dx, dy] = [0, 121.47, 31.23, 0, 0];
  for (let index = 0; index < count; index += 1) {
    if (next() < 0.1) [dx, dy] = next() < 0.4 ? [0, 0] : [(next() - 0.5) * 2e-4, (next() - 0.5) * 2e-4];
    [x, y] = [x + dx + (next() - 0.5) * 1e-6, y + dy + (next() - 0.5) * 1e-6];
    at += next() < 0.01 ? 10 * GAP : 1000 * Math.ceil(next() * 20);
    all.push({ at, place: [x, y] });
  }
  return trackOf(all, GAP);
}

test('the last point at or before an instant', () => {
  expect([-1, 0, 9_999, 10_000, 1e9].map((at) => indexAt(points, at))).toEqual([-1, 0, 0, 1, 4]);
  expect(indexAt([], 5)).toBe(-1);
});

test('a track is cut at silences, and its span has both ends', () => {
  expect(track.map((part) => part.length)).toEqual([3, 2]);
  expect(spanOfTracks([track, []])).toEqual([0, 630_000]);
  expect(spanOfTracks([])).toBeNull();
  expect(knownTime(track)).toBe(30_000);
});

test('between two points it is on the straight way, with its heading', () => {
  const half = positionAt(track, 5_000);
  expect(half?.place[1]).toBeCloseTo(31.0005, 9);
  expect(half?.heading).toBeCloseTo(0, 6);
  expect(positionAt(track, 15_000)?.heading).toBeCloseTo(90, 6);
});

test('in a silence it stays where it was last; before the beginning it is at the first place', () => {
  expect(positionAt(track, 300_000)).toMatchObject({ place: [121.001, 31.001], known: false });
  expect(positionAt(track, -5)).toMatchObject({ place: [121, 31], heading: null, known: false });
  expect(positionAt(track, 1e9)).toMatchObject({ place: [121.002, 31.002], known: false });
  expect(positionAt([], 0)).toBeNull();
});

test('what stands has no heading', () => {
  const still = [
    { at: 0, place: [121, 31] },
    { at: 1000, place: [121.000001, 31] },
  ] as const;
  expect(positionAt([still], 500)?.heading).toBeNull();
});

test('positions agree with a search through all points', () => {
  for (let seed = 1; seed <= 20; seed += 1) {
    const way = walk(seed, 200);
    const next = numbers(seed + 100);
    const [begin, end] = spanOfTracks([way])!;
    for (let round = 0; round < 50; round += 1) {
      const at = begin - 1000 + next() * (end - begin + 2000);
      let expected: LonLat = way[0]![0]!.place;
      let known = false;
      for (const part of way)
        for (const [index, from] of part.entries()) {
          if (from.at <= at) expected = from.place;
          const to = part[index + 1];
          if (from.at === at) known = true;
          if (!to || from.at > at || to.at < at) continue;
          known = true;
          const share = (at - from.at) / (to.at - from.at);
          expected = [0, 1].map((axis) => from.place[axis]! + share * (to.place[axis]! - from.place[axis]!)) as never;
        }
      const found = positionAt(way, at)!;
      expect(found.known).toBe(known);
      expect(found.place[0]).toBeCloseTo(expected[0], 9);
      expect(found.place[1]).toBeCloseTo(expected[1], 9);
    }
  }
});

test('playing leaps over a silence of all, and not over that of one', () => {
  expect(nextKnown([track], 20_001)).toBe(620_000);
  expect(nextKnown([track], 12_000)).toBe(12_000);
  expect(nextKnown([track], -50)).toBe(0);
  expect(nextKnown([track], 700_000)).toBe(700_000);
  const other = trackOf(
    [15_000, 70_000, 120_000].map((at) => ({ at, place: [121, 31] })),
    GAP,
  );
  expect(nextKnown([track, other], 20_001)).toBe(20_001);
  expect(nextKnown([track, other], 120_001)).toBe(620_000);
});

test('a part of the way has its ends on the way', () => {
  expect(cutTrack(track, 5_000, 15_000)).toEqual([
    [
      { at: 5_000, place: [121, expect.closeTo(31.0005, 9)] },
      { at: 10_000, place: [121, 31.001] },
      { at: 15_000, place: [expect.closeTo(121.0005, 9), 31.001] },
    ],
  ]);
  expect(cutTrack(track, 0, 630_000)).toEqual(track);
  expect(cutTrack(track, 30_000, 600_000)).toEqual([]);
  expect(cutTrack(track, 20_000, 620_000)).toEqual([[points[2]], [points[3]]]);
});

test('pauses are where it stayed long enough, and their noise is no distance', () => {
  const stay = Array.from({ length: 61 }, (_, index) => ({
    at: 100_000 + index * 10_000,
    place: [121.001 + (index % 2) * 2e-5, 31] as const,
  }));
  const way = trackOf(
    [
      { at: 0, place: [121, 31] },
      { at: 50_000, place: [121.0005, 31] },
      ...stay,
      { at: 720_000, place: [121.002, 31] },
    ],
    GAP,
  );
  const pauses = pausesOf(way, 15, 300_000);
  expect(pauses).toEqual([
    { begin: 100_000, end: 700_000, place: [expect.closeTo(121.00101, 5), expect.closeTo(31, 9)] },
  ]);
  // Two steps of about 48 m to the place, and one of 95 m away from it.
  expect(distanceOn(way, pauses)).toBeCloseTo(distanceOf([121, 31], [121.002, 31], 'WGS-84'), 0);
  expect(distanceOn(way, [])).toBeGreaterThan(distanceOn(way, pauses) + 100);
  expect(pausesOf(way, 15, 700_000)).toEqual([]);
});

/** Metres between a point and where a simple way is at its instant. */
const offOf = (simple: Track, point: TrackPoint): number =>
  distanceOf(positionAt(simple, point.at)!.place, point.place, 'WGS-84');

/** The same as `simplifyTrack`, by measuring every point again for each point that is added. */
function slowly(way: Track, tolerance: number, most: number): Track {
  const kept = way.map((part) => new Set([0, part.length - 1]));
  const simple = () => way.map((part, index) => part.filter((_, at) => kept[index]!.has(at)));
  while (kept.reduce((sum, { size }) => sum + size, 0) < most) {
    const now = simple();
    const all = way.flatMap((part, index) => part.map((point, at) => ({ index, at, off: offOf(now, point) })));
    const worst = all.reduce((a, b) => (b.off > a.off ? b : a));
    if (worst.off <= tolerance) break;
    kept[worst.index]!.add(worst.at);
  }
  return simple();
}

test('a simple track is off by no more than the tolerance at any instant', () => {
  for (let seed = 1; seed <= 10; seed += 1) {
    const way = walk(seed, 400);
    const simple = simplifyTrack(way, 2, Infinity);
    expect(simple.flat().length).toBeLessThan(400);
    // The plane on which it is measured differs from the ellipsoid by less than a millimetre here.
    for (const point of way.flat()) expect(offOf(simple, point)).toBeLessThan(2.01);
  }
});

test('with a bound it has as many points as the slow way, and is as near', () => {
  for (let seed = 1; seed <= 6; seed += 1) {
    const way = walk(seed, 150);
    for (const most of [10, 30, 60]) {
      const [fast, slow] = [simplifyTrack(way, 1, most), slowly(way, 1, most)];
      expect(fast.flat().length).toBe(slow.flat().length);
      expect(fast.flat().length).toBeLessThanOrEqual(Math.max(most, way.length * 2));
      const worst = (simple: Track) => Math.max(...way.flat().map((point) => offOf(simple, point)));
      expect(worst(fast)).toBeCloseTo(worst(slow), 1);
    }
  }
});

test('the ends of all parts stay, and so does a pause on a straight way', () => {
  const straight = Array.from({ length: 100 }, (_, index) => ({
    at: index * 10_000,
    // Walks, stands for five minutes, walks on in the same direction.
    place: [121 + (index < 30 ? index : index < 60 ? 30 : index - 30) * 1e-5, 31] as const,
  }));
  const simple = simplifyTrack(trackOf(straight, GAP), 1, 100);
  expect(simple[0]!.length).toBeLessThan(10);
  expect(positionAt(simple, 450_000)!.place[0]).toBeCloseTo(121.0003, 4);
  expect(simplifyTrack(walk(3, 200), 1, 2).map(({ length }) => length)).toEqual(
    walk(3, 200).map(({ length }) => Math.min(length, 2)),
  );
  expect(simplifyTrack([], 1, 5)).toEqual([]);
});
