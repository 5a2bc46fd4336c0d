import { civilDay } from '@gongdi/domain';
import { addDays } from '../calendar/days.ts';

/** Returns the last `count` civil days of a time zone up to the day of `now` (epoch ms), oldest first. */
export function lastDays(count: number, now: number, zone: string): string[] {
  const today = civilDay(now, zone);
  return Array.from({ length: count }, (_, at) => addDays(today, at + 1 - count));
}
