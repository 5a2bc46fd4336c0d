import { DEFAULT_HOURS, DEFAULT_RULE } from './defaults.ts';
import type { DayRule, PlannedDay, ShiftHours } from './types.ts';

/** Values of the dictionary `attendance_calendar`: on which days work is expected. */
export const WORKS_ON = { everyDay: 1, workingDays: 2, exceptSunday: 3 } as const;

/** A fixed rule (固定考勤). */
export interface RuleInForce extends DayRule {
  /** It is a rule of the project, so it goes before those of the organisation. */
  of_project: boolean;
  from_date: string;
  to_date: string | null;
  works_on: number;
  hours: ShiftHours;
}

/** A line of a duty sheet (排班表): a shift for a team or for single people, from a day to a day. */
export interface DutyInForce {
  from_date: string;
  to_date: string;
  team_id: string | null;
  /** Empty: everybody of the team, or of the project. */
  staff_ids: readonly string[];
  /** Weekdays off, 1 is Monday. */
  days_off: readonly number[];
  /** Null: rest. */
  hours: ShiftHours | null;
}

export interface Planned {
  rules: readonly RuleInForce[];
  duties: readonly DutyInForce[];
  /** The work calendar of the organisation. */
  isWorking: (day: string) => boolean;
  /** Instant of the midnight of a day. */
  midnightOf: (day: string) => number;
}

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** A sheet that names the person goes before one of the team, and that before one of the whole project. */
const rank = (duty: DutyInForce): number => (duty.staff_ids.length > 0 ? 2 : duty.team_id === null ? 0 : 1);

/** Returns whether a duty sheet is about a person. */
export const isOnDuty = (duty: DutyInForce, person: { staff_id: string; team_id: string | null }): boolean =>
  duty.staff_ids.length > 0
    ? duty.staff_ids.includes(person.staff_id)
    : duty.team_id === null || duty.team_id === person.team_id;

/**
 * Returns what is planned for a person on successive days: the duty sheet if one names the day, else the latest rule in
 * force, of the project before that of the organisation, else the defaults. Of two sheets of one rank the later one in the list wins.
 */
export function planOf(
  days: readonly string[],
  person: { staff_id: string; team_id: string | null },
  { rules, duties, isWorking, midnightOf }: Planned,
): PlannedDay[] {
  const own = duties.filter((duty) => isOnDuty(duty, person)).toSorted((a, b) => rank(a) - rank(b));
  const latest = rules.toSorted(
    (a, b) => Number(a.of_project) - Number(b.of_project) || (a.from_date < b.from_date ? -1 : 1),
  );
  return days.map((day) => {
    const covers = ({ from_date, to_date }: { from_date: string; to_date: string | null }) =>
      from_date <= day && (to_date === null || day <= to_date);
    const rule = latest.findLast(covers);
    const duty = own.findLast(covers);
    const weekday = weekdayOf(day);
    const usual = rule?.hours ?? DEFAULT_HOURS;
    const works = rule?.works_on ?? WORKS_ON.everyDay;
    const expected = duty
      ? duty.hours !== null && !duty.days_off.includes(weekday)
      : works === WORKS_ON.everyDay || (works === WORKS_ON.workingDays ? isWorking(day) : weekday !== 7);
    return { day, midnight: midnightOf(day), hours: duty?.hours ?? usual, expected, rule: rule ?? DEFAULT_RULE };
  });
}
