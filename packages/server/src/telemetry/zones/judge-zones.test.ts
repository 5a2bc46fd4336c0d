import { chance } from '@gongdi/domain';
import { convert, placeAt as placeIn, polygonOf, type CoordinateSystem, type LonLat, type Polygon } from '@gongdi/geo';
import { describe, expect, it } from 'vitest';
import { judgeZones, type ZoneStates } from './judge-zones.ts';
import { zoneOf, type Zone, type ZoneKind } from './zone.ts';

const placeAt = (from: LonLat, bearing: number, metres: number) => placeIn(from, bearing, metres, 'WGS-84');
const CENTRE: LonLat = [121.4565, 31.1767];
/** Metres for each degree at the centre, on a sphere: the oracle is no copy of the judge. */
const NORTH = 111_320;
const EAST = NORTH * Math.cos((CENTRE[1] * Math.PI) / 180);
const flat = ([x, y]: LonLat): [number, number] => [(x - CENTRE[0]) * EAST, (y - CENTRE[1]) * NORTH];
const around = (east: number, north: number): LonLat => [CENTRE[0] + east / EAST, CENTRE[1] + north / NORTH];

/** A star with random corners, with a hole for every second. */
function starOf(seed: number, radius: number): Polygon {
  const ring = (corners: number, least: number, most: number, salt: number): LonLat[] =>
    Array.from({ length: corners }, (_, at) => {
      const turn = (at / corners) * 2 * Math.PI;
      const far = radius * (least + (most - least) * chance(seed, at + salt));
      return around(far * Math.cos(turn), far * Math.sin(turn));
    });
  return polygonOf(ring(5 + (seed % 9), 0.5, 1, 0), seed % 2 === 0 ? [ring(5, 0.1, 0.3, 100)] : []);
}

/** Sums the angles under which a place sees a ring: about ±2π inside, 0 outside. */
function turns(place: readonly [number, number], ring: readonly LonLat[]): number {
  const corners = ring.map(flat).map(([x, y]) => Math.atan2(y - place[1], x - place[0]));
  return corners.reduce((sum, one, at) => {
    let turn = corners[(at + 1) % corners.length]! - one;
    if (turn > Math.PI) turn -= 2 * Math.PI;
    if (turn < -Math.PI) turn += 2 * Math.PI;
    return sum + turn;
  }, 0);
}

function metresTo(place: readonly [number, number], polygon: Polygon): number {
  let least = Infinity;
  for (const ring of [polygon.outer, ...polygon.holes])
    for (const [at, corner] of ring.entries()) {
      const [a, b] = [flat(corner), flat(ring[(at + 1) % ring.length]!)];
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
      const t = Math.max(0, Math.min(1, ((place[0] - a[0]) * dx + (place[1] - a[1]) * dy) / (dx * dx + dy * dy || 1)));
      least = Math.min(least, Math.hypot(place[0] - a[0] - t * dx, place[1] - a[1] - t * dy));
    }
  return least;
}

function slowWhere(place: LonLat, polygon: Polygon, margin: number): { where: 'in' | 'near' | 'out'; doubt: boolean } {
  const at = flat(place);
  const inside =
    Math.abs(turns(at, polygon.outer)) > Math.PI && !polygon.holes.some((ring) => Math.abs(turns(at, ring)) > Math.PI);
  const far = metresTo(at, polygon);
  // Within centimetres of a border the two ways to compute may differ.
  return { where: inside ? 'in' : far <= margin ? 'near' : 'out', doubt: far < 0.05 || Math.abs(far - margin) < 0.05 };
}

/** The alarm as the rule says it in words: the last change was the last run of `positions` that spoke for it. */
function slowAlarm(kind: ZoneKind, past: readonly ('in' | 'near' | 'out')[], positions: number): boolean {
  const clear = past.filter((one) => one !== 'near');
  const begin = kind === 'danger' ? 0 : clear.indexOf('in');
  if (begin < 0) return false;
  const bad = kind === 'danger' ? 'in' : 'out';
  let on = false;
  for (let at = begin; at < clear.length; at += 1) {
    const run = clear.slice(Math.max(begin, at - positions + 1), at + 1);
    if (run.length < positions) continue;
    if (run.every((one) => one === bad)) on = true;
    else if (run.every((one) => one !== bad)) on = false;
  }
  return on;
}

const names = (kind: ZoneKind) => ({ key: kind === 'site' ? 'site:p' : 'area:a', kind, name: '基坑' });
const walkOf = (seed: number, steps: number): LonLat[] => {
  let [east, north] = [0, 0];
  return Array.from({ length: steps }, (_, at) => {
    east += (chance(seed, at * 3) - 0.5) * 24 - east * 0.01;
    north += (chance(seed, at * 3 + 1) - 0.5) * 24 - north * 0.01;
    // Now and then a position is off by a hundred metres.
    const off = chance(seed, at * 3 + 2) < 0.03 ? 100 : 0;
    return around(east + off, north - off);
  });
};

describe('a position', () => {
  it.each(['WGS-84', 'GCJ-02', 'BD-09'] as CoordinateSystem[])(
    'is where a slow way says, for areas drawn in %s',
    (system) => {
      let compared = 0;
      for (let seed = 0; seed < 30; seed += 1) {
        const polygon = starOf(seed, 60);
        const drawn = {
          outer: polygon.outer.map((one) => convert(one, 'WGS-84', system)),
          holes: polygon.holes.map((ring) => ring.map((one) => convert(one, 'WGS-84', system))),
        };
        const zone = zoneOf(names('danger'), [drawn], system);
        for (const place of walkOf(seed, 150)) {
          const { where, doubt } = slowWhere(place, polygon, 8);
          if (doubt) continue;
          compared += 1;
          expect(zone.whereIs(place, 8)).toBe(where);
        }
      }
      expect(compared).toBeGreaterThan(4000);
    },
  );

  it('costs about the same in a zone with twenty thousand corners', () => {
    const many = Array.from({ length: 20_000 }, (_, at) => placeAt(CENTRE, (at / 20_000) * 360, 300 + (at % 2) * 0.1));
    const zone = zoneOf(names('site'), [polygonOf(many)], 'WGS-84');
    expect(zone.whereIs(CENTRE, 8)).toBe('in');
    expect(zone.whereIs(placeAt(CENTRE, 45, 304), 8)).toBe('near');
    expect(zone.whereIs(placeAt(CENTRE, 45, 315), 8)).toBe('out');
  });
});

describe('zones', () => {
  it.each(['danger', 'site'] as const)(
    'of kind %s raise and end alarms as a slow way says, over random walks',
    (kind) => {
      let changed = 0;
      for (let seed = 0; seed < 40; seed += 1) {
        const polygon = starOf(seed, 50);
        const zone = zoneOf(names(kind), [polygon], 'WGS-84');
        const limits = { positions: 1 + (seed % 3), margin: 6 };
        let states: ZoneStates = {};
        const past: ('in' | 'near' | 'out')[] = [];
        let on = false;
        for (const place of walkOf(seed + 1000, 200)) {
          past.push(zone.whereIs(place, limits.margin));
          const judged = judgeZones([zone], states, place, limits);
          states = judged.states;
          for (const change of judged.changes) {
            expect(change.on).toBe(!on);
            on = change.on;
            changed += 1;
          }
          expect(on).toBe(slowAlarm(kind, past, limits.positions));
          expect(states[zone.key]?.on ?? false).toBe(on);
        }
      }
      expect(changed).toBeGreaterThan(40);
    },
  );

  it('make no storm of a helmet that lies on the border', () => {
    const zone: Zone = zoneOf(
      names('danger'),
      [polygonOf([around(0, -50), around(50, -50), around(50, 50), around(0, 50)])],
      'WGS-84',
    );
    let states: ZoneStates = {};
    let changes = 0;
    for (let at = 0; at < 500; at += 1) {
      const judged = judgeZones([zone], states, around((chance(7, at) - 0.5) * 10, 0), { positions: 2, margin: 8 });
      states = judged.states;
      changes += judged.changes.length;
    }
    expect(changes).toBe(1);
  });

  it('that are gone end their alarms, and states that do not change are the same object', () => {
    const zone = zoneOf(names('danger'), [starOf(1, 50)], 'WGS-84');
    const limits = { positions: 1, margin: 0 };
    const inside = judgeZones([zone], {}, around(8, 8), limits);
    expect(inside.changes).toMatchObject([{ key: zone.key, on: true }]);
    expect(judgeZones([zone], inside.states, around(8, 8), limits).states).toBe(inside.states);
    expect(judgeZones([], inside.states, around(8, 8), limits)).toEqual({
      states: {},
      changes: [{ key: zone.key, on: false }],
    });
  });
});
