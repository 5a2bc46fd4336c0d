import type { CallResult, calls } from '@gongdi/api';

export type CalendarYear = CallResult<typeof calls.workflow.calendarYear>;
export type StoredDay = CalendarYear['days'][number];

/** Change of a day to store; `working: null` removes the organisation's own entry. */
export interface DayChange {
  working: boolean | null;
  name: string | null;
}

/** Unsaved changes, by civil day. */
export type Changes = ReadonlyMap<string, DayChange>;

/** The stored entry of each changed day at the time of the change. */
export type Seen = ReadonlyMap<string, StoredDay | undefined>;

/** A day as it is shown. */
export interface ShownDay {
  day: string;
  working: boolean;
  name: string | null;
  /** Null: there is no entry, and the weekday decides. */
  source: StoredDay['source'] | null;
  changed: boolean;
}

const DAY = 86_400_000;

/** Returns the entries of some years, by day. */
export function storedDays(...years: (Pick<CalendarYear, 'days'> | undefined)[]): Map<string, StoredDay> {
  return new Map(years.flatMap((one) => one?.days ?? []).map((one) => [one.day, one]));
}

function isWeekday(day: string): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday >= 1 && weekday <= 5;
}

/** Returns the day `count` days later; earlier if `count` is negative. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10);
}

/** Returns all days from one to the other, in either order. */
export function daysBetween(one: string, other: string): string[] {
  const [first, last] = one < other ? [one, other] : [other, one];
  const count = Math.round((Date.parse(last) - Date.parse(first)) / DAY) + 1;
  return Array.from({ length: count }, (_, at) => addDays(first, at));
}

/** Returns the weeks of a month (1 to 12), Monday first; null stands for days of other months. */
export function weeksOf(year: number, month: number): (string | null)[][] {
  const first = `${year}-${String(month).padStart(2, '0')}-01`;
  const count = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const before = (new Date(first).getUTCDay() + 6) % 7;
  const cells = [
    ...Array.from({ length: before }, () => null),
    ...Array.from({ length: count }, (_, at) => addDays(first, at)),
  ];
  const weeks = Math.ceil(cells.length / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_gap, at) => cells[week * 7 + at] ?? null),
  );
}

/** @param stored entries of the year, by day */
export function shownDay(day: string, stored: ReadonlyMap<string, StoredDay>, changes: Changes): ShownDay {
  const known = stored.get(day);
  const change = changes.get(day);
  const weekday = { day, working: isWeekday(day), name: null, source: null };
  // The entry below the removed one is not known until the change is saved; the weekday is shown until then.
  if (change?.working === null) return { ...weekday, changed: true };
  if (change) return { day, working: change.working, name: change.name, source: 'own', changed: true };
  return known ? { ...known, changed: false } : { ...weekday, changed: false };
}

/** Returns the changes with one more; a change that equals the stored state is removed. */
export function withChange(
  changes: Changes,
  day: string,
  change: DayChange,
  stored: ReadonlyMap<string, StoredDay>,
): Changes {
  const next = new Map(changes);
  const known = stored.get(day);
  const same =
    change.working === null
      ? known?.source !== 'own'
      : known
        ? known.working === change.working && known.name === change.name
        : change.working === isWeekday(day) && change.name === null;
  if (same) next.delete(day);
  else next.set(day, change);
  return next;
}

export interface Rebased {
  /** Changes that still have to be saved. */
  changes: Changes;
  seen: Seen;
  /** Days that another user has changed differently meanwhile. */
  both: string[];
}

/** Applies unsaved changes to newly read days, after another user has changed the calendar. */
export function rebase(changes: Changes, seen: Seen, stored: ReadonlyMap<string, StoredDay>): Rebased {
  let left: Changes = new Map();
  for (const [day, change] of changes) left = withChange(left, day, change, stored);
  const days = [...left.keys()].toSorted();
  return {
    changes: left,
    seen: new Map(days.map((day) => [day, stored.get(day)])),
    both: days.filter((day) => !isSameDay(seen.get(day), stored.get(day))),
  };
}

function isSameDay(one: StoredDay | undefined, other: StoredDay | undefined): boolean {
  return one?.working === other?.working && one?.name === other?.name && one?.source === other?.source;
}
