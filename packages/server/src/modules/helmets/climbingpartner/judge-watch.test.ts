import { CLIMB_WATCH } from '@gongdi/domain';
import { placeAt as placeIn, type LonLat } from '@gongdi/geo';
import { expect, it } from 'vitest';
import { judgeWatch, type Seen } from './judge-watch.ts';

const placeAt = (from: LonLat, bearing: number, metres: number) => placeIn(from, bearing, metres, 'WGS-84');
const NOW = 1_780_000_000_000;
const LIMITS = { metres: 20, stale: 120_000, hook: 2 };
const HERE: LonLat = [121.4565, 31.1767];
const seen = (more: Partial<Seen> = {}): Seen => ({ at: NOW, place: HERE, altitude: 30, hooked: true, ...more });
const stateOf = (worker: Seen | undefined, watcher: Seen | undefined, ground: number | null = 4) =>
  judgeWatch({ worker, watcher, ground, now: NOW }, LIMITS).state;

it('is fine while he is hooked and the watcher is near', () => {
  expect(stateOf(seen(), seen({ place: placeAt(HERE, 90, 19.9) }))).toBe(CLIMB_WATCH.fine);
  expect(stateOf(seen(), seen({ place: placeAt(HERE, 90, 20.1) }))).toBe(CLIMB_WATCH.far);
  expect(
    judgeWatch({ worker: seen(), watcher: seen({ place: placeAt(HERE, 0, 35) }), ground: 4, now: NOW }, LIMITS).metres,
  ).toBeCloseTo(35, 1);
});

it('asks for the hook from the height on, and wherever the height is not known', () => {
  expect(stateOf(seen({ hooked: false, altitude: 5.9 }), seen())).toBe(CLIMB_WATCH.fine);
  expect(stateOf(seen({ hooked: false, altitude: 6 }), seen())).toBe(CLIMB_WATCH.unhooked);
  expect(stateOf(seen({ hooked: false, altitude: 6 }), seen(), null)).toBe(CLIMB_WATCH.unhooked);
  expect(stateOf(seen({ hooked: false, altitude: null }), seen())).toBe(CLIMB_WATCH.unhooked);
  // A helmet without the sensor says nothing of the hook.
  expect(stateOf(seen({ hooked: null }), seen())).toBe(CLIMB_WATCH.fine);
  // Worse than a watcher who is gone.
  expect(stateOf(seen({ hooked: false }), undefined)).toBe(CLIMB_WATCH.unhooked);
});

it('knows who is gone, and whose position is old', () => {
  expect(stateOf(seen(), undefined)).toBe(CLIMB_WATCH.gone);
  expect(stateOf(seen(), seen({ at: NOW - 120_001 }))).toBe(CLIMB_WATCH.lost);
  expect(stateOf(seen(), seen({ at: NOW - 120_000 }))).toBe(CLIMB_WATCH.fine);
  expect(stateOf(seen(), seen({ place: null }))).toBe(CLIMB_WATCH.lost);
  expect(stateOf(seen({ at: NOW - 200_000, hooked: false }), seen())).toBe(CLIMB_WATCH.silent);
  expect(stateOf(undefined, seen())).toBe(CLIMB_WATCH.silent);
});
