import { instantAt } from '@gongdi/domain';
import { civilText, two, type Civil } from './civil.ts';

/**
 * Returns the instant, as ISO 8601 UTC, of a civil time in a named zone. For a civil time that occurs twice at the end
 * of summer time, it is the earlier of the two instants.
 */
export function instantOf(date: Civil, secondOfDay: number, zone: string): string {
  const clock = [Math.floor(secondOfDay / 3600), Math.floor(secondOfDay / 60) % 60, secondOfDay % 60]
    .map(two)
    .join(':');
  return instantAt(`${civilText(date)} ${clock}`, zone);
}
