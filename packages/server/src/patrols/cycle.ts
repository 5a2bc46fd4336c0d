import { PATROL_CYCLE as CYCLE } from '@gongdi/domain';

/** The days on which a patrol scheme is due. Dates are civil dates, `YYYY-MM-DD`. */
export interface Cycle {
  cycle: number;
  /** Weekly: 1 (Monday) to 7; monthly: 1 to 31. */
  cycle_day: number | null;
  begin_date: string;
  end_date: string | null;
}

const DAY = 86_400_000;

/**
 * Returns whether a scheme is due on a day. In a month that does not have the day `cycle_day`, the last day counts.
 * @param isWorking returns whether a civil date is a working day
 */
export function comesRound(
  { cycle, cycle_day, begin_date, end_date }: Cycle,
  day: string,
  isWorking: (day: string) => boolean,
): boolean {
  if (day < begin_date || (end_date !== null && day > end_date)) return false;
  const at = Date.parse(`${day}T00:00:00Z`);
  const weekday = new Date(at).getUTCDay() || 7;
  switch (cycle) {
    case CYCLE.daily:
      return true;
    case CYCLE.workdays:
      return isWorking(day);
    case CYCLE.weekly:
      return weekday === (cycle_day ?? 1);
    case CYCLE.monthly: {
      const date = Number(day.slice(8));
      const isLast = new Date(at + DAY).getUTCDate() === 1;
      return date === (cycle_day ?? 1) || (isLast && date < (cycle_day ?? 1));
    }
    case CYCLE.once:
      return day === begin_date;
    default:
      return false;
  }
}

/** Code of the patrol of one point in a round, with its place in the scheme: `XJ20261121-3F9A-002`. */
export function patrolCode(letters: string, scheme_id: string, day: string, place: number): string {
  return `${taskCode(letters, scheme_id, day)}-${String(place).padStart(3, '0')}`;
}

/** SQL pattern of the suffix that `patrolCode` appends to the code of the round. */
export const POINT_PART = '-\\d{3}$';

/** Code of the round of a scheme on a day: `XJ20261121-3F9A`. @param letters of the kind of patrols */
export function taskCode(letters: string, scheme_id: string, day: string): string {
  return `${letters}${day.replaceAll('-', '')}-${scheme_id.slice(-4).toUpperCase()}`;
}
