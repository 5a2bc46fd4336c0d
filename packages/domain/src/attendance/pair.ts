import { MISSING, type DayRule, type Passage, type Span } from './types.ts';

type Way = 'in' | 'out';
interface Step {
  way: Way;
  /** Instant that counts: of several readings on one way, the first going in and the last going out. */
  at: number;
  gate: string | null;
  /** Instant of the last reading of this way. */
  read: number;
}

export interface Paired {
  spans: Span[];
  missing: number;
  /** Instant of an entry whose exit has not come (yet). */
  open: number | null;
  first_in: number | null;
  last_out: number | null;
}

/**
 * Pairs the readings of one work day, in their order. A second reading within seconds is the same passage; readings at the outer and the
 * inner gate are one way. A reader without direction alternates. An entry after an entry, or an exit without one, lacks
 * its partner: nothing is counted for it and the day says what is missing.
 */
export function pairDay(passages: readonly Passage[], rule: DayRule): Paired {
  const steps = stepsOf(passages, rule);
  const found: Paired = { spans: [], missing: MISSING.none, open: null, first_in: null, last_out: null };
  for (const { way, at } of steps) {
    if (way === 'in') {
      found.first_in ??= at;
      if (found.open !== null) found.missing |= MISSING.out;
      found.open = at;
      continue;
    }
    found.last_out = at;
    if (found.open === null) found.missing |= MISSING.in;
    else found.spans.push([found.open, at]);
    found.open = null;
  }
  return found;
}

function stepsOf(passages: readonly Passage[], { double_seconds, through_minutes }: DayRule): Step[] {
  const steps: Step[] = [];
  for (const { at, direction, gate } of passages) {
    const last = steps.at(-1);
    const gap = last ? at - last.read : Infinity;
    const doubled = gap <= double_seconds * 1000;
    if (last && doubled && (direction === null || direction === last.way)) continue;
    const way: Way = direction ?? (last?.way === 'in' ? 'out' : 'in');
    if (last && last.way === way && last.gate !== gate && gap <= through_minutes * 60_000) {
      if (way === 'out') last.at = at;
      last.read = at;
      last.gate = gate;
      continue;
    }
    steps.push({ way, at, gate, read: at });
  }
  return steps;
}
