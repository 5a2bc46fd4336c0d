import { expect, test } from 'vitest';
import { indexAt, positionAt, waysOf, withoutGap, type TrackPoint } from './track.ts';

const GAP = 60_000;
const track: TrackPoint[] = [
  { at: 0, place: [121, 31] },
  { at: 10_000, place: [121, 31.001] },
  { at: 20_000, place: [121.001, 31.001] },
  // Ten minutes of silence.
  { at: 620_000, place: [121.002, 31.001] },
  { at: 630_000, place: [121.002, 31.002] },
];

test('the last point at or before an instant', () => {
  expect([-1, 0, 9_999, 10_000, 1e9].map((at) => indexAt(track, at))).toEqual([-1, 0, 0, 1, 4]);
  expect(indexAt([], 5)).toBe(-1);
});

test('between two points it is on the straight way, with its heading', () => {
  const half = positionAt(track, 5_000, GAP);
  expect(half?.place[1]).toBeCloseTo(31.0005, 9);
  expect(half?.heading).toBeCloseTo(0, 6);
  expect(positionAt(track, 15_000, GAP)?.heading).toBeCloseTo(90, 6);
});

test('in a gap it stays where it was last; before the beginning it is at the first place', () => {
  expect(positionAt(track, 300_000, GAP)).toMatchObject({ place: [121.001, 31.001], index: 2 });
  expect(positionAt(track, -5, GAP)).toMatchObject({ place: [121, 31], heading: null, index: 0 });
  expect(positionAt(track, 1e9, GAP)).toMatchObject({ place: [121.002, 31.002], index: 4 });
  expect(positionAt([], 0, GAP)).toBeNull();
});

test('what stands has no heading', () => {
  const still: TrackPoint[] = [
    { at: 0, place: [121, 31] },
    { at: 1000, place: [121.000001, 31] },
  ];
  expect(positionAt(still, 500, GAP)?.heading).toBeNull();
});

test('ways are cut at gaps, and playing leaps over them', () => {
  expect(waysOf(track, GAP).map((way) => way.length)).toEqual([3, 2]);
  expect(withoutGap(track, 20_001, GAP)).toBe(620_000);
  expect(withoutGap(track, 12_000, GAP)).toBe(12_000);
  expect(withoutGap(track, -50, GAP)).toBe(0);
});
