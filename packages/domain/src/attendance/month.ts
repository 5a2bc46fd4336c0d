import { DAY_STATE, MISSING, type AttendedDay } from './types.ts';

/** Sums of the days of a person; the monthly sheet shows them, and wages are made from them. */
export interface AttendedMonth {
  /** Days in halves. */
  halves: number;
  minutes: number;
  extra_minutes: number;
  late: number;
  early: number;
  absent: number;
  leave: number;
  /** Days on which a partner is missing. */
  missing: number;
}

type Summed = Pick<
  AttendedDay,
  'halves' | 'minutes' | 'extra_minutes' | 'late_minutes' | 'early_minutes' | 'state' | 'missing'
>;

export function attendedMonth(days: readonly Summed[]): AttendedMonth {
  const sum = { halves: 0, minutes: 0, extra_minutes: 0, late: 0, early: 0, absent: 0, leave: 0, missing: 0 };
  for (const day of days) {
    sum.halves += day.halves;
    sum.minutes += day.minutes;
    sum.extra_minutes += day.extra_minutes;
    if (day.late_minutes > 0) sum.late += 1;
    if (day.early_minutes > 0) sum.early += 1;
    if (day.state === DAY_STATE.absent) sum.absent += 1;
    if (day.state === DAY_STATE.leave) sum.leave += 1;
    if (day.missing !== MISSING.none) sum.missing += 1;
  }
  return sum;
}
