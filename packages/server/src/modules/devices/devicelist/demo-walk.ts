import { chance } from '@gongdi/domain';
import { convert, type LonLat } from '@gongdi/geo';

/** Places of the demo projects that have helmets, by index, as their addresses say (GCJ-02). */
const SITES: Readonly<Record<number, LonLat>> = {
  0: [121.4612, 31.1745],
  2: [121.5237, 31.2303],
  3: [121.6034, 31.1972],
  4: [121.4689, 31.1573],
  5: [121.9286, 30.8988],
  6: [121.4562, 31.2711],
};
const METRES_PER_DEGREE = 111_320;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** The demo site is in China: days begin there eight hours before UTC. */
const OFFSET = 8 * 60 * MINUTE;
/** Metres in a millisecond: a person who walks. */
const PACE = 1.2 / 1000;

type Spot = readonly [east: number, north: number, up: number];

/** Where people work, in metres from the middle of the site; a road leads from west to east through it. */
const WORK: readonly Spot[] = [
  [-120, 60, 12],
  [-40, 80, 24],
  [70, 90, 6],
  [110, -60, 0],
  [-150, -40, -6],
  [150, 30, 0],
];
const GATE: Spot = [10, -140, 0];
const REST: Spot = [60, -110, 0];
/** Where helmets are charged. */
const RACK: Spot = [40, -150, 0];

interface Leg {
  /** ms since the begin of the day. */
  from: number;
  to: number;
  at: Spot;
  /** Null: stays at `at`. */
  next: Spot | null;
}

export interface Walked {
  /** WGS-84. */
  place: LonLat;
  /** Metres. */
  altitude: number;
  worn: 0 | 1;
  /** Percent. */
  battery: number;
}

/**
 * Returns where a worker of the demo is at an instant: he comes by the gate in the morning, works at some places, rests
 * at noon, and leaves; between places he walks by the road. The same worker is at the same place at the same instant.
 * @param project index of the demo project
 * @param at epoch ms
 */
export function walkAt(project: number, seed: number, at: number): Walked {
  const site = convert(SITES[project] ?? SITES[0]!, 'GCJ-02', 'WGS-84');
  const day = Math.floor((at + OFFSET) / DAY);
  const time = at + OFFSET - day * DAY;
  const legs = dayOf(seed, day);
  const leg = legs.find(({ from, to }) => from <= time && time < to);
  const worked = Math.max(0, Math.min(time, legs.at(-1)!.to) - legs[0]!.from) / (60 * MINUTE);
  if (!leg) return { place: lonLat(site, RACK), altitude: 4, worn: 0, battery: time < legs[0]!.from ? 100 : 60 };
  const battery = Math.round(100 - worked * 4.5);
  const spot = leg.next ? onWay(leg, time) : swaying(leg.at, seed, time);
  return { place: lonLat(site, spot), altitude: Math.round((4 + spot[2]) * 10) / 10, worn: 1, battery };
}

function onWay({ from, to, at, next }: Leg, time: number): Spot {
  // By the road: north or south to it, along it, and to the place.
  const corners: Spot[] = [at, [at[0], 0, 0], [next![0], 0, 0], next!];
  const lengths = corners
    .slice(1)
    .map((corner, i) => Math.hypot(corner[0] - corners[i]![0], corner[1] - corners[i]![1]));
  let left = ((time - from) / (to - from)) * lengths.reduce((sum, length) => sum + length, 0);
  for (const [i, length] of lengths.entries()) {
    const [a, b] = [corners[i]!, corners[i + 1]!];
    if (left > length) left -= length;
    else {
      const part = length === 0 ? 0 : left / length;
      return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part, a[2] + (b[2] - a[2]) * part];
    }
  }
  return next!;
}

/** Somebody who works moves a little, and a receiver is never quite sure. */
function swaying([east, north, up]: Spot, seed: number, time: number): Spot {
  const turn = time / (9 * MINUTE) + seed;
  return [east + 4 * Math.sin(turn * 2.1), north + 4 * Math.cos(turn * 1.7), up];
}

function dayOf(seed: number, day: number): readonly Leg[] {
  const pick = (step: number) => chance(seed * 1009 + day, step);
  const legs: Leg[] = [];
  let at = GATE;
  let time = (6 * 60 + 40 + pick(1) * 25) * MINUTE;
  const stay = (until: number) => {
    if (until > time) legs.push({ from: time, to: until, at, next: null });
    time = Math.max(time, until);
  };
  const go = (next: Spot) => {
    const way = Math.abs(at[1]) + Math.abs(next[0] - at[0]) + Math.abs(next[1]);
    legs.push({ from: time, to: time + way / PACE, at, next });
    time += way / PACE;
    at = next;
  };
  const work = (until: number, step: number) => {
    let k = step;
    while (time < until) {
      k += 1;
      const place = WORK[Math.floor(pick(k) * WORK.length)]!;
      if (place !== at) go(place);
      stay(Math.min(until, time + (15 + pick(k + 50) * 35) * MINUTE));
    }
  };
  work((11 * 60 + 30) * MINUTE, 10);
  go(REST);
  stay((13 * 60 - 5 + pick(2) * 10) * MINUTE);
  work((17 * 60 + 15 + pick(3) * 20) * MINUTE, 30);
  go(GATE);
  return legs;
}

function lonLat([longitude0, latitude0]: LonLat, [east, north]: Spot): LonLat {
  const latitude = latitude0 + north / METRES_PER_DEGREE;
  const longitude = longitude0 + east / (METRES_PER_DEGREE * Math.cos((latitude0 * Math.PI) / 180));
  return [Number(longitude.toFixed(6)), Number(latitude.toFixed(6))];
}

/** Returns what the helmet of that worker reports besides what its sensors say. */
export function walkValues(project: number, seed: number, at: number): Record<string, number> {
  const { place, altitude, worn, battery } = walkAt(project, seed, at);
  return { longitude: place[0], latitude: place[1], altitude, worn, battery };
}
