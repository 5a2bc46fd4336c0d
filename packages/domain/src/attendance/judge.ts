import { pairDay, type Paired } from './pair.ts';
import { DAY_STATE, MISSING, type AttendedDay, type Passage, type PlannedDay, type Span } from './types.ts';

const MINUTE = 60_000;

const overlap = ([a, b]: Span, from: number, to: number): number => Math.max(0, Math.min(b, to) - Math.max(a, from));

/**
 * Judges one work day.
 * @param closes instant from which passages belong to the next work day
 * @returns undefined when there is nothing to store: a day off without work, or a day that has not come
 */
export function judgeDay(
  planned: PlannedDay,
  passages: readonly Passage[],
  closes: number,
  now: number,
): AttendedDay | undefined {
  const { day, midnight, hours, expected, leave = false, rule } = planned;
  const [begin, end] = [midnight + hours.begin * MINUTE, midnight + hours.end * MINUTE];
  if (passages.length === 0) {
    if (leave) return nothing(day, DAY_STATE.leave);
    return expected && now >= end ? nothing(day, DAY_STATE.absent) : undefined;
  }
  const paired = pairDay(passages, rule);
  const { spans, open, first_in, last_out } = paired;
  const running = now < closes && (open !== null || now < end);
  const missing = paired.missing | (open !== null && now >= closes ? MISSING.out : MISSING.none);
  let [within, outside] = [0, 0];
  for (const span of spans) {
    const inside = overlap(span, begin, end);
    const pause = hours.pause;
    within += inside - (pause ? overlap(span, midnight + pause[0] * MINUTE, midnight + pause[1] * MINUTE) : 0);
    outside += span[1] - span[0] - inside;
  }
  const minutes = Math.floor(within / MINUTE);
  const extra_minutes = Math.floor(outside / MINUTE);
  const total = minutes + extra_minutes;
  const halves = total >= rule.full_minutes ? 2 : total >= rule.half_minutes ? 1 : 0;
  const late = lateness(paired, begin, end, now, planned);
  const on_site_since = running ? open : null;
  const result = {
    day,
    first_in,
    last_out,
    spans,
    on_site_since,
    minutes,
    extra_minutes,
    halves,
    missing,
    ...late,
  } as const;
  return { ...result, state: stateOf({ ...late, halves, missing, expected, leave, running }) };
}

/** Minutes beyond the grace. Of an entry or exit that is not known, or not yet, nobody can say. */
function lateness(
  { missing, open, first_in, last_out }: Paired,
  begin: number,
  end: number,
  now: number,
  { expected, rule }: PlannedDay,
): { late_minutes: number; early_minutes: number } {
  const came = (missing & MISSING.in) === 0 ? first_in : null;
  const left = open === null && now >= end ? last_out : null;
  const late = came === null || !expected ? 0 : Math.floor((came - begin) / MINUTE);
  const early = left === null || !expected ? 0 : Math.floor((end - left) / MINUTE);
  return {
    late_minutes: late > rule.late_grace ? late : 0,
    early_minutes: early > rule.early_grace ? early : 0,
  };
}

interface Facts {
  late_minutes: number;
  early_minutes: number;
  halves: number;
  missing: number;
  expected: boolean;
  leave: boolean;
  running: boolean;
}

/** The most important first: what somebody has to do something about hides the rest. */
function stateOf({ late_minutes, early_minutes, halves, missing, expected, leave, running }: Facts): number {
  if (running) return DAY_STATE.running;
  if (missing !== MISSING.none) return DAY_STATE.missing;
  if (leave && halves < 2) return DAY_STATE.leave;
  if (!expected) return DAY_STATE.dayOff;
  if (halves === 0) return DAY_STATE.absent;
  if (halves === 1) return DAY_STATE.half;
  if (late_minutes > 0 && early_minutes > 0) return DAY_STATE.lateAndEarly;
  if (late_minutes > 0) return DAY_STATE.late;
  return early_minutes > 0 ? DAY_STATE.early : DAY_STATE.normal;
}

const nothing = (day: string, state: number): AttendedDay => ({
  day,
  first_in: null,
  last_out: null,
  spans: [],
  on_site_since: null,
  minutes: 0,
  extra_minutes: 0,
  late_minutes: 0,
  early_minutes: 0,
  halves: 0,
  state,
  missing: MISSING.none,
});
