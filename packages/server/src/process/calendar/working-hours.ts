import { fromCivil, toCivil } from '@gongdi/bpmn';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Upper limit of days that the search looks at. It ends the search in a calendar without any working day. */
const MOST_DAYS = 3660;

/** Returns whether a civil day (`YYYY-MM-DD`) is a working day. */
export type WorkingDays = (day: string) => boolean;

/** A part of each working day, as clock times such as `08:30`. `24:00` is the end of the day. */
export interface WorkingSpan {
  from: string;
  to: string;
}

/** When an organisation works. */
export interface WorkingTime {
  isWorking: WorkingDays;
  /** Sorted, without overlap. Empty: the whole day. */
  spans: readonly WorkingSpan[];
  /** IANA time zone of the days and hours. */
  zone: string;
}

/**
 * Returns the instant that lies a number of working hours later. A working day counts 24 hours, so "24 hours" means
 * "the same time on the next working day" by the clock of the zone. Days off do not count. If working hours are set:
 * an instant outside them counts from the next beginning of working hours, and a result outside them moves to the
 * next beginning.
 * @param from epoch ms
 */
export function addWorkingHours(from: number, hours: number, time: WorkingTime): number {
  const spans = time.spans.map((span) => ({ from: minutesOf(span.from) * MINUTE, to: minutesOf(span.to) * MINUTE }));
  const begun = nextOpening(wallOf(from, time.zone), spans, time.isWorking);
  let left = hours * HOUR;
  let at = begun;
  for (let day = 0; at !== undefined && day < MOST_DAYS; day += 1) {
    const end = midnightBefore(at) + DAY;
    if (time.isWorking(dayOf(at))) {
      if (left <= end - at) {
        const due = nextOpening(at + left, spans, time.isWorking);
        return due === undefined ? from + hours * HOUR : instantOfWall(due, time.zone);
      }
      left -= end - at;
    }
    at = end;
  }
  return from + hours * HOUR;
}

/** Minutes from midnight of `HH:MM`. */
function minutesOf(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
}

interface Span {
  from: number;
  to: number;
}

/**
 * Returns the given time if it is within working hours or at their end, else the next beginning of working hours. All
 * values are wall-clock times.
 */
function nextOpening(wall: number, spans: readonly Span[], isWorking: WorkingDays): number | undefined {
  if (spans.length === 0) return wall;
  let midnight = midnightBefore(wall);
  for (let day = 0; day < MOST_DAYS; day += 1, midnight += DAY) {
    if (!isWorking(dayOf(midnight))) continue;
    const span = spans.find(({ to }) => midnight + to >= wall);
    if (span) return Math.max(wall, midnight + span.from);
  }
  return undefined;
}

/**
 * Returns the wall-clock time of a zone, encoded as if it were UTC. Arithmetic on it ignores changes to and from
 * summer time.
 */
function wallOf(instant: number, zone: string): number {
  const { year, month, day, hour, minute, second, millisecond } = toCivil(instant, zone);
  return Date.UTC(year, month - 1, day, hour, minute, second, millisecond);
}

function instantOfWall(wall: number, zone: string): number {
  return fromCivil(toCivil(wall, 'UTC'), zone);
}

const midnightBefore = (wall: number): number => Math.floor(wall / DAY) * DAY;
const dayOf = (wall: number): string => new Date(wall).toISOString().slice(0, 10);
