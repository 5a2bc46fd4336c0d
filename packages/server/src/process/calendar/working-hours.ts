import { fromCivil, toCivil } from '@gongdi/bpmn';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Nobody waits longer: a calendar without a single working day does not hang. */
const MOST_DAYS = 3660;

/** Whether people work on a civil day (`YYYY-MM-DD`). */
export type WorkingDays = (day: string) => boolean;

/** A part of each working day, as clocks show it: `08:30`; `24:00` is its end. */
export interface WorkingSpan {
  from: string;
  to: string;
}

/** When an organisation works. */
export interface WorkingTime {
  isWorking: WorkingDays;
  /** Sorted, without overlap; none: the whole day. */
  spans: readonly WorkingSpan[];
  /** IANA zone of days and hours. */
  zone: string;
}

/**
 * The instant so many working hours later. A working day counts 24 hours, so that "24 hours" means "the same time on the
 * next working day" by the clocks of the zone; days off do not count. Where working hours are set, what arrives outside
 * them counts from their next beginning, and what would be due outside them is due then.
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

/** The moment itself when it lies within working hours or on their end, else their next beginning. All by the clock. */
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

/** What the clocks of a zone show, as if it were UTC: civil arithmetic that knows nothing of changes of the clock. */
function wallOf(instant: number, zone: string): number {
  const { year, month, day, hour, minute, second, millisecond } = toCivil(instant, zone);
  return Date.UTC(year, month - 1, day, hour, minute, second, millisecond);
}

function instantOfWall(wall: number, zone: string): number {
  return fromCivil(toCivil(wall, 'UTC'), zone);
}

const midnightBefore = (wall: number): number => Math.floor(wall / DAY) * DAY;
const dayOf = (wall: number): string => new Date(wall).toISOString().slice(0, 10);
