/** Values of the dictionary `attendance_plan`: what has been in force is never rewritten, so that past days stay explained. */
export const PLAN = { draft: 1, inForce: 2, ended: 3 } as const;

/** Values of `attendance_days_off` with the weekdays that they stand for; 1 is Monday. */
export const DAYS_OFF: Readonly<Record<number, readonly number[]>> = { 1: [], 2: [7], 3: [6, 7] };

/** Values of `correction_kind`. */
export const CORRECTION = { in: 1, out: 2, leave: 3 } as const;

/** Values of `attendance_decision`. */
export const DECISION = { waiting: 1, approved: 2, refused: 3, withdrawn: 4 } as const;
