/** A reading of a gate. Readers that do not tell in from out have null as direction. */
export interface Passage {
  /** Epoch milliseconds. */
  at: number;
  direction: 'in' | 'out' | null;
  gate: string | null;
}

/** Working hours of a day, in minutes after its midnight; a shift that ends the next day has an end above 1440. */
export interface ShiftHours {
  begin: number;
  end: number;
  /** Break inside the shift that is not counted. */
  pause: readonly [from: number, to: number] | null;
}

/** How a day is judged. */
export interface DayRule {
  /** Minutes that one may come late or leave early. */
  late_grace: number;
  early_grace: number;
  /** Minutes from which a day counts as half, and as a whole one. */
  half_minutes: number;
  full_minutes: number;
  /** A second reading in the same direction within so many seconds is the same passage. */
  double_seconds: number;
  /** Two readings in the same direction at different gates within so many minutes are one way in or out. */
  through_minutes: number;
}

/** What is planned for a person on a day. */
export interface PlannedDay {
  /** Civil date `YYYY-MM-DD`. */
  day: string;
  /** Instant at which the day begins, epoch milliseconds. */
  midnight: number;
  hours: ShiftHours;
  /** False: a day off. Work on it counts, absence does not. */
  expected: boolean;
  /** An approved leave covers the day. */
  leave?: boolean;
  rule: DayRule;
}

/** Values of the dictionary `attendance_state`. */
export const DAY_STATE = {
  normal: 1,
  late: 2,
  early: 3,
  lateAndEarly: 4,
  missing: 5,
  half: 6,
  absent: 7,
  leave: 8,
  dayOff: 9,
  running: 10,
} as const;

/** Values of the dictionary `attendance_missing`: partners that are missing, added together. */
export const MISSING = { none: 0, in: 1, out: 2 } as const;

/** Entry and exit that belong together, epoch milliseconds. */
export type Span = readonly [from: number, to: number];

/** A day of a person, made from passages. All times are whole minutes. */
export interface AttendedDay {
  day: string;
  first_in: number | null;
  last_out: number | null;
  spans: readonly Span[];
  /** Entry whose exit has not come while the day runs: the person is on site. */
  on_site_since: number | null;
  /** Minutes within the shift, without its break. */
  minutes: number;
  /** Minutes outside the shift. */
  extra_minutes: number;
  late_minutes: number;
  early_minutes: number;
  /** Days in halves: 0, 1 or 2. */
  halves: 0 | 1 | 2;
  state: number;
  missing: number;
}
