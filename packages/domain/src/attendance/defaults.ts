import type { DayRule, ShiftHours } from './types.ts';

/** What holds where nobody has made a rule; numbers are 未核定 until a company sets its own. */
export const DEFAULT_RULE: DayRule = {
  late_grace: 10,
  early_grace: 10,
  half_minutes: 210,
  full_minutes: 420,
  double_seconds: 120,
  through_minutes: 30,
};

/** 07:30–18:00 with a break from 11:30 to 13:30. */
export const DEFAULT_HOURS: ShiftHours = { begin: 450, end: 1080, pause: [690, 810] };
