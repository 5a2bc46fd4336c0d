import { dateTime, instantAt } from '@gongdi/domain';
import dayjs from 'dayjs';

const WALL = 'YYYY-MM-DD HH:mm:ss';

/** Converts an instant to the date that a picker shows: the local time of the zone, as a date in the browser's zone. */
export function wallClock(instant: string, zone: string): dayjs.Dayjs {
  return dayjs(dateTime(instant, zone));
}

/**
 * Converts a picked date to an instant. The picker knows only the browser's zone; the user means the installation's
 * zone.
 */
export function instantOf(picked: dayjs.Dayjs, zone: string): string {
  return instantAt(picked.format(WALL), zone);
}

/** Returns whether the browser's clock shows the same time as the zone; only then is the picker's "now" correct. */
export function agrees(zone: string): boolean {
  return dayjs().format(WALL) === dateTime(Date.now(), zone);
}
