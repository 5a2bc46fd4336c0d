import { describe, expect, it } from 'vitest';
import type { LonLat } from '../point.ts';
import { convert, convertAll, convertFlat } from './convert.ts';
import { COORDINATE_SYSTEMS } from './systems.ts';

/** Returns places spread over the box of China, the same ones on every run. */
function places(count: number): LonLat[] {
  let state = 7;
  const next = (): number => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
  return Array.from({ length: count }, (): LonLat => [74 + next() * 60, 4 + next() * 49]);
}

function apart(a: LonLat, b: LonLat): number {
  return Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]));
}

describe('coordinate systems', () => {
  it('move a known place by the known offset', () => {
    // Tiananmen: its WGS-84 position, and the positions that AMap and Baidu publish for it.
    const gcj = convert([116.391_3, 39.907_5], 'WGS-84', 'GCJ-02');
    expect(apart(gcj, [116.397_54, 39.908_9])).toBeLessThan(2e-5);
    expect(apart(convert([116.404, 39.915], 'BD-09', 'GCJ-02'), [116.397_627, 39.908_657])).toBeLessThan(1e-5);
  });

  it('come back to less than a micrometre between all pairs', () => {
    for (const from of COORDINATE_SYSTEMS) {
      for (const to of COORDINATE_SYSTEMS) {
        for (const place of places(300)) {
          const back = convert(convert(place, from, to), to, from);
          expect(apart(back, place), `${from} ${to} ${place.join()}`).toBeLessThan(1e-11);
        }
      }
    }
  });

  it('do not drift in a thousand cycles, stored with seven digits or not at all rounded', () => {
    const rounded = ([x, y]: LonLat): LonLat => [Number(x.toFixed(7)), Number(y.toFixed(7))];
    for (const place of places(20).map(rounded)) {
      let kept = place;
      let bare = place;
      for (let i = 0; i < 1000; i += 1) {
        kept = rounded(convert(rounded(convert(kept, 'GCJ-02', 'WGS-84')), 'WGS-84', 'GCJ-02'));
        bare = convert(convert(bare, 'BD-09', 'WGS-84'), 'WGS-84', 'BD-09');
      }
      expect(apart(kept, place)).toBeLessThan(1.01e-7);
      expect(apart(bare, place)).toBeLessThan(1e-10);
    }
  });

  it('leaves places outside China where they are', () => {
    for (const place of [
      [139.767, 35.681],
      [2.352, 48.857],
      [-74, 40.7],
    ] as LonLat[]) {
      expect(convert(place, 'WGS-84', 'GCJ-02')).toBe(place);
      expect(convert(place, 'GCJ-02', 'WGS-84')).toBe(place);
    }
  });

  it('takes CGCS2000 as WGS-84 and gives the same list when nothing changes', () => {
    const points = places(3);
    expect(convertAll(points, 'CGCS2000', 'WGS-84')).toBe(points);
    expect(convertAll(points, 'CGCS2000', 'GCJ-02')).toEqual(convertAll(points, 'WGS-84', 'GCJ-02'));
  });

  it('converts flat numbers in place', () => {
    const [a, b] = places(2) as [LonLat, LonLat];
    const flat = convertFlat(Float64Array.of(...a, ...b), 'WGS-84', 'GCJ-02');
    expect([...flat]).toEqual([...convert(a, 'WGS-84', 'GCJ-02'), ...convert(b, 'WGS-84', 'GCJ-02')]);
  });
});
