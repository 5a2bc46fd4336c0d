/** Values of the dictionary `schedule_state`. */
export const PLAN_STATE = { draft: 1, submitted: 2, approved: 3, changing: 4, closed: 5 } as const;

/** States in which tasks and links of a plan may be changed. */
export const PLAN_EDITABLE: readonly number[] = [PLAN_STATE.draft, PLAN_STATE.changing];
/** States in which progress is reported. */
export const PLAN_RUNNING: readonly number[] = [PLAN_STATE.approved, PLAN_STATE.changing];

/** Values of the dictionary `schedule_calendar`. */
export const PLAN_CALENDAR = { everyDay: 1, workingDays: 2, exceptSunday: 3, exceptHolidays: 4, own: 5 } as const;

/** Values of the dictionary `schedule_task_state`. */
export const TASK_STATE = { waiting: 1, running: 2, finished: 3 } as const;

/** Values of the dictionary `schedule_task_kind`. */
export const TASK_KIND = { task: 1, milestone: 2, summary: 3 } as const;

/** Values of the dictionary `schedule_light`. */
export const TASK_LIGHT = { onTime: 1, yellow: 2, red: 3 } as const;
