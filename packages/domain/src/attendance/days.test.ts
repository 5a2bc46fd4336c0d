import { expect, it } from 'vitest';
import { makeDays, closesAt, opensAt } from './days.ts';
import { DEFAULT_RULE } from './defaults.ts';
import { shiftHours } from './hours.ts';
import { attendedMonth } from './month.ts';
import { DAY_STATE, MISSING, type AttendedDay, type Passage, type PlannedDay, type ShiftHours } from './types.ts';

const MINUTE = 60_000;
const FIRST = Date.parse('2026-10-31T16:00:00Z');
const DAY_SHIFT = shiftHours('07:30', '18:00', ['11:30', '13:30'])!;
const NIGHT_SHIFT = shiftHours('20:00', '06:00', ['00:00', '01:00'])!;
const LONG_AFTER = FIRST + 60 * 1440 * MINUTE;

const planned = (hours: readonly ShiftHours[], more: Partial<PlannedDay> = {}): PlannedDay[] =>
  hours.map((one, at) => ({
    day: `2026-11-${String(at + 1).padStart(2, '0')}`,
    midnight: FIRST + at * 1440 * MINUTE,
    hours: one,
    expected: true,
    rule: DEFAULT_RULE,
    ...more,
  }));

/** Passages as `1 07:25 in A`: day of the plan, time, direction (`?`: none), gate. */
const passages = (...lines: string[]): Passage[] =>
  lines.map((line) => {
    const [day, clock, way, gate = 'A'] = line.split(' ') as [string, string, string, string?];
    const [hour, minute] = clock.split(':').map(Number) as [number, number];
    const at = FIRST + ((Number(day) - 1) * 1440 + hour * 60 + minute) * MINUTE;
    return { at, direction: way === '?' ? null : (way as 'in' | 'out'), gate };
  });

const daysOf = (hours: readonly ShiftHours[], ...lines: string[]): AttendedDay[] =>
  makeDays(passages(...lines), planned(hours), LONG_AFTER);

it('counts a day between its breaks', () => {
  const [day] = daysOf([DAY_SHIFT], '1 07:25 in', '1 11:40 out', '1 13:20 in', '1 18:05 out');
  // 07:30–11:30 and 13:30–18:00; 5 minutes before and 5 after.
  expect(day).toMatchObject({ minutes: 510, extra_minutes: 10, halves: 2, state: DAY_STATE.normal, missing: 0 });
});

it('gives a shift over midnight to the day on which it begins', () => {
  const nights = daysOf([NIGHT_SHIFT, NIGHT_SHIFT], '1 19:50 in', '2 06:05 out', '2 19:55 in', '3 06:10 out');
  expect(nights.map(({ day, minutes, state }) => [day, minutes, state])).toEqual([
    ['2026-11-01', 540, DAY_STATE.normal],
    ['2026-11-02', 540, DAY_STATE.normal],
  ]);
});

it('says which partner is missing, and counts nothing for it', () => {
  expect(daysOf([DAY_SHIFT], '1 07:20 in')[0]).toMatchObject({
    minutes: 0,
    missing: MISSING.out,
    state: DAY_STATE.missing,
  });
  expect(daysOf([DAY_SHIFT], '1 18:20 out')[0]).toMatchObject({ minutes: 0, missing: MISSING.in, late_minutes: 0 });
  const lost = daysOf([DAY_SHIFT], '1 07:30 in', '1 13:30 in', '1 18:00 out')[0];
  expect(lost).toMatchObject({ minutes: 270, halves: 1, missing: MISSING.out, state: DAY_STATE.missing });
});

it('takes doubled readings and a second gate on the way for one passage', () => {
  const day = daysOf(
    [DAY_SHIFT],
    '1 07:20 in A',
    '1 07:21 in A',
    '1 07:29 in B',
    '1 17:58 out B',
    '1 18:01 out A',
    '1 18:02 out A',
  )[0];
  expect(day).toMatchObject({ missing: MISSING.none, halves: 2, extra_minutes: 11, state: DAY_STATE.normal });
});

it('alternates where a reader knows no direction', () => {
  const day = daysOf([DAY_SHIFT], '1 07:20 ?', '1 07:21 ?', '1 11:31 ?', '1 13:29 ?', '1 18:00 ?')[0];
  expect(day).toMatchObject({ missing: MISSING.none, minutes: 510, halves: 2 });
});

it('judges late, early, half and absent days', () => {
  const states = daysOf(
    [DAY_SHIFT, DAY_SHIFT, DAY_SHIFT, DAY_SHIFT, DAY_SHIFT],
    '1 07:41 in',
    '1 18:00 out',
    '2 07:30 in',
    '2 17:30 out',
    '3 07:30 in',
    '3 11:30 out',
    '5 07:40 in',
    '5 17:50 out',
  );
  const { late, early, half, absent, normal } = DAY_STATE;
  expect(states.map(({ state }) => state)).toEqual([late, early, half, absent, normal]);
  expect(attendedMonth(states)).toMatchObject({ halves: 7, late: 1, early: 2, absent: 1, leave: 0, missing: 0 });
});

it('stores nothing of days off and of days that have not come, but counts work on a day off', () => {
  const off = planned([DAY_SHIFT], { expected: false });
  expect(makeDays([], off, LONG_AFTER)).toEqual([]);
  expect(makeDays(passages('1 09:00 in', '1 17:00 out'), off, LONG_AFTER)[0]).toMatchObject({
    state: DAY_STATE.dayOff,
    late_minutes: 0,
    halves: 1,
  });
  const [day] = planned([DAY_SHIFT]);
  expect(makeDays([], [day!], FIRST + 17 * 60 * MINUTE)).toEqual([]);
  const noon = makeDays(passages('1 07:30 in', '1 11:30 out'), [day!], FIRST + 12 * 60 * MINUTE);
  expect(noon[0]).toMatchObject({ state: DAY_STATE.running, early_minutes: 0 });
});

it('lets an approved leave stand for an absence, not for work', () => {
  const leave = planned([DAY_SHIFT], { leave: true });
  expect(makeDays([], leave, LONG_AFTER)[0]).toMatchObject({ state: DAY_STATE.leave, halves: 0 });
  const worked = makeDays(passages('1 07:30 in', '1 18:00 out'), leave, LONG_AFTER)[0];
  expect(worked).toMatchObject({ state: DAY_STATE.normal, halves: 2 });
});

it('reads hours over midnight, and refuses what is no time', () => {
  expect(shiftHours('20:00', '06:00', ['00:30', '01:00'])).toEqual({ begin: 1200, end: 1800, pause: [1470, 1500] });
  expect(shiftHours('22:00', '06:00', ['23:30', '00:30'])!.pause).toEqual([1410, 1470]);
  expect(shiftHours('08:00', '24:00')).toBeUndefined();
});

/** A generator with a seed, so that a failure can be repeated. */
function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const keyOf = ({ at, direction, gate }: Passage): string =>
  [String(at).padStart(16, '0'), direction === null ? 'm' : direction === 'in' ? 'a' : 'z', gate].join();

/** The same rules written as slowly and plainly as possible: readings to runs, runs to pairs, and every minute looked at. */
function slowDay(all: readonly Passage[], day: PlannedDay, opens: number, closes: number) {
  const own = all.filter(({ at }) => at >= opens && at < closes).toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  const runs: { way: string; instants: number[]; gates: (string | null)[] }[] = [];
  for (const { at, direction, gate } of own) {
    const last = runs.at(-1);
    const since = last ? at - Math.max(...last.instants) : Infinity;
    const way = direction ?? (last?.way === 'in' ? 'out' : 'in');
    if (last && since <= DEFAULT_RULE.double_seconds * 1000 && (direction === null || way === last.way)) continue;
    if (last?.way === way && last.gates.at(-1) !== gate && since <= DEFAULT_RULE.through_minutes * MINUTE) {
      last.instants.push(at);
      last.gates.push(gate);
    } else runs.push({ way, instants: [at], gates: [gate] });
  }
  const times = runs.map(({ way, instants }) => ({
    way,
    at: way === 'in' ? Math.min(...instants) : Math.max(...instants),
  }));
  const pairs = times.flatMap((one, index) => {
    const next = times[index + 1];
    return one.way === 'in' && next?.way === 'out' ? [[one.at, next.at] as const] : [];
  });
  const lonelyIn = times.some((one, index) => one.way === 'in' && times[index + 1]?.way !== 'out');
  const lonelyOut = times.some((one, index) => one.way === 'out' && times[index - 1]?.way !== 'in');
  let [minutes, extra] = [0, 0];
  for (let minute = -1440; minute < 4320; minute += 1) {
    const at = day.midnight + minute * MINUTE;
    if (!pairs.some(([from, to]) => from <= at && at < to)) continue;
    const { begin, end, pause } = day.hours;
    if (minute < begin || minute >= end) extra += 1;
    else if (!pause || minute < pause[0] || minute >= pause[1]) minutes += 1;
  }
  const total = minutes + extra;
  const missing = (lonelyOut ? MISSING.in : 0) + (lonelyIn ? MISSING.out : 0);
  const halves = total >= DEFAULT_RULE.full_minutes ? 2 : total >= DEFAULT_RULE.half_minutes ? 1 : 0;
  return { day: day.day, minutes, extra_minutes: extra, missing, halves, some: own.length > 0 };
}

it('is what a slow count of every minute says, for any passages, shifts and order of arrival', () => {
  const shifts = [
    DAY_SHIFT,
    NIGHT_SHIFT,
    shiftHours('00:00', '08:00')!,
    shiftHours('14:00', '22:00', ['17:00', '17:30'])!,
  ];
  for (let seed = 1; seed <= 400; seed += 1) {
    const pick = random(seed);
    const plan = planned(Array.from({ length: 5 }, () => shifts[pick(shifts.length)]!));
    const given = Array.from({ length: pick(30) }, (): Passage => ({
      at: FIRST + pick(5 * 1440) * MINUTE,
      direction: ([null, 'in', 'in', 'out', 'out'] as const)[pick(5)]!,
      gate: 'AB'[pick(2)]!,
    }));
    // A gate that repeats what it has sent, and sends late.
    const sent = [...given, ...given.filter(() => pick(4) === 0)].toSorted(() => pick(3) - 1);
    const found = new Map(makeDays(sent, plan, LONG_AFTER).map((day) => [day.day, day]));
    for (const [at, day] of plan.entries()) {
      const slow = slowDay(given, day, opensAt(plan[at - 1], day), closesAt(day, plan[at + 1]));
      const { some, ...figures } = slow;
      const fast = found.get(day.day);
      expect(fast && { seed, ...fast }).toMatchObject({ seed, ...figures });
      expect(fast!.state === DAY_STATE.absent && fast!.spans.length === 0).toBe(!some);
    }
  }
});
