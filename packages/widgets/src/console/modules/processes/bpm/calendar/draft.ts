import {
  rebase,
  storedDays,
  withChange,
  type CalendarYear,
  type Changes,
  type DayChange,
  type Seen,
  type StoredDay,
} from './days.ts';
import type { Spans } from './hours-panel.tsx';

/** Maximum number of days in one call. */
const BATCH = 400;

/** Unsaved changes, with the stored state at the time they were entered. */
export interface Draft {
  changes: Changes;
  seen: Seen;
  hours: Spans | null | undefined;
  hoursSeen: string;
  /** The calendar's version at the first change. */
  base: number | undefined;
}

/** No unsaved changes. */
export const NOTHING: Draft = {
  changes: new Map(),
  seen: new Map(),
  hours: undefined,
  hoursSeen: '',
  base: undefined,
};

/** Returns the number of unsaved changes. */
export function unsavedIn({ changes, hours }: Draft): number {
  return changes.size + (hours === undefined ? 0 : 1);
}

/**
 * Returns the draft after a change; `NOTHING` if nothing unsaved remains.
 * @param version the calendar's version that the user sees
 */
export function withPart(before: Draft, part: Partial<Draft>, version: number | undefined): Draft {
  const next = { ...before, ...part };
  return unsavedIn(next) === 0 ? NOTHING : { ...next, base: before.base ?? version };
}

/** Returns the changes of a draft with some more. */
export function withDays(
  { changes, seen }: Draft,
  given: Iterable<readonly [day: string, change: DayChange]>,
  stored: ReadonlyMap<string, StoredDay>,
): Pick<Draft, 'changes' | 'seen'> {
  let next = changes;
  const nextSeen = new Map(seen);
  for (const [day, one] of given) {
    next = withChange(next, day, one, stored);
    if (!changes.has(day)) nextSeen.set(day, stored.get(day));
  }
  return { changes: next, seen: nextSeen };
}

/**
 * Applies a draft to what another user has saved meanwhile.
 * @param fresh newly read years: the visible one first, then all others with unsaved changes
 * @returns the draft that remains, and what both users have changed: days, and whether the hours
 */
export function rebasedDraft(
  { changes, seen, hours, hoursSeen }: Draft,
  fresh: readonly CalendarYear[],
): { draft: Draft; days: readonly string[]; hours: boolean } {
  const { both, ...rest } = rebase(changes, seen, storedDays(...fresh));
  const hoursNow = JSON.stringify(fresh[0]?.hours);
  const base = Math.min(...fresh.map((one) => one.version));
  const next = { ...rest, hours, hoursSeen: hoursNow, base };
  return {
    draft: unsavedIn(next) === 0 ? NOTHING : next,
    days: both,
    hours: hours !== undefined && hoursNow !== hoursSeen,
  };
}

/** A part of the changes that one call takes. */
export interface Batch {
  days: ({ day: string } & DayChange)[];
  hours?: Spans | null;
}

/** Returns the changes in parts that one call takes. There is at least one part, and the hours are in the first one. */
export function batchesOf({ changes, hours }: Pick<Draft, 'changes' | 'hours'>): Batch[] {
  const days = [...changes].map(([day, one]) => ({ day, ...one }));
  const count = Math.max(1, Math.ceil(days.length / BATCH));
  return Array.from({ length: count }, (_, at) => ({
    days: days.slice(at * BATCH, (at + 1) * BATCH),
    ...(at === 0 && hours !== undefined ? { hours } : {}),
  }));
}
