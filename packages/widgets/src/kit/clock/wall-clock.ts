import { dateTime, instantAt } from '@gongdi/domain';
import dayjs from 'dayjs';

const WALL = 'YYYY-MM-DD HH:mm:ss';

/** What a picker shows for an instant: the clocks of the zone, in the browser's own kind of date. */
export function wallClock(instant: string, zone: string): dayjs.Dayjs {
  return dayjs(dateTime(instant, zone));
}

/** The instant that is meant by what was picked: the picker knows the browser's zone only, people the installation's. */
export function instantOf(picked: dayjs.Dayjs, zone: string): string {
  return instantAt(picked.format(WALL), zone);
}

/** Whether the browser's clocks show the same: only then is the picker's "now" what the zone calls now. */
export function agrees(zone: string): boolean {
  return dayjs().format(WALL) === dateTime(Date.now(), zone);
}
