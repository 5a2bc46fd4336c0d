import { civilDay } from '@gongdi/domain';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Shanghai is eight hours ahead of UTC the whole year. */
const OFFSET = 8 * HOUR;
/** Nobody waits longer: a calendar without a single working day does not hang. */
const MOST_DAYS = 3660;

/** Whether people work on a civil day (`YYYY-MM-DD`). */
export type WorkingDays = (day: string) => boolean;

/**
 * The instant so many working hours later. A working day counts 24 hours, so that "24 hours" means "the same time on the
 * next working day"; hours of days off do not count.
 */
export function addWorkingHours(from: number, hours: number, isWorking: WorkingDays): number {
  let left = hours * HOUR;
  let at = from;
  for (let day = 0; day < MOST_DAYS; day += 1) {
    const end = Math.floor((at + OFFSET) / DAY + 1) * DAY - OFFSET;
    if (isWorking(civilDay(at))) {
      if (left <= end - at) return at + left;
      left -= end - at;
    }
    at = end;
  }
  return from + hours * HOUR;
}
