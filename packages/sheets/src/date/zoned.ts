import { dateTime } from '@gongdi/domain';
import { civilFromDays, civilText, daysFromCivil, two, type Civil } from './civil.ts';

const DAY = 86_400;

/** Instant in ISO 8601 UTC of a civil time in a named zone; of two instants at the end of summer time, the earlier. */
export function instantOf(date: Civil, secondOfDay: number, zone: string): string {
  const local = daysFromCivil(date) * DAY + secondOfDay;
  const first = local - offsetAt(local, zone);
  return isoText(local - offsetAt(first, zone));
}

/** Seconds by which a zone's clocks are ahead of UTC at an instant given in seconds. */
function offsetAt(instant: number, zone: string): number {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = dateTime(instant * 1000, zone)
    .split(/\D/)
    .map(Number);
  return daysFromCivil({ year, month, day }) * DAY + hour * 3600 + minute * 60 + second - instant;
}

function isoText(instant: number): string {
  const days = Math.floor(instant / DAY);
  const seconds = instant - days * DAY;
  const clock = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':');
  return `${civilText(civilFromDays(days))}T${clock}.000Z`;
}
