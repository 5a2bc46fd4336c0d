import { civilDay } from '@gongdi/domain';
import { addDays } from '../calendar/days.ts';

/** So many civil days of a zone up to that of a moment (epoch ms), the first one first. */
export function lastDays(count: number, now: number, zone: string): string[] {
  const today = civilDay(now, zone);
  return Array.from({ length: count }, (_, at) => addDays(today, at + 1 - count));
}
