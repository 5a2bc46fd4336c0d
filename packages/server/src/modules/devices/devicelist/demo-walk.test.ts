import { distanceOf, distanceOn, pausesOf, trackOf } from '@gongdi/geo';
import { expect, it } from 'vitest';
import { DEMO_NOW } from '../../../demo/index.ts';
import { walkAt } from './demo-walk.ts';

const MINUTE = 60_000;
const MORNING = DEMO_NOW - 3 * 60 * MINUTE;

it('somebody walks no faster than people do, and is nowhere twice', () => {
  for (let seed = 1; seed <= 5; seed += 1)
    for (let minute = 0; minute < 24 * 60; minute += 1) {
      const [a, b] = [walkAt(0, seed, MORNING + minute * MINUTE), walkAt(0, seed, MORNING + (minute + 1) * MINUTE)];
      expect(walkAt(0, seed, MORNING + minute * MINUTE)).toEqual(a);
      // To the rack and from it helmets are carried.
      if (a.worn === 1 && b.worn === 1) expect(distanceOf(a.place, b.place, 'WGS-84')).toBeLessThan(1.5 * 60);
    }
});

it('a day of work has ways, pauses and a noon, and different people have different days', () => {
  const days = [1, 2, 3].map((seed) =>
    trackOf(
      Array.from({ length: 12 * 60 }, (_, minute) => MORNING + minute * MINUTE)
        .filter((at) => walkAt(0, seed, at).worn === 1)
        .map((at) => ({ at, place: walkAt(0, seed, at).place })),
      5 * MINUTE,
    ),
  );
  for (const day of days) {
    const pauses = pausesOf(day, 15, 5 * MINUTE);
    expect(pauses.length).toBeGreaterThan(6);
    const metres = distanceOn(day, pauses);
    expect(metres).toBeGreaterThan(1000);
    expect(metres).toBeLessThan(10_000);
    expect(pauses.some(({ begin, end }) => end - begin > 55 * MINUTE)).toBe(true);
  }
  expect(new Set(days.map((day) => JSON.stringify(day[0]![90]))).size).toBe(3);
});
