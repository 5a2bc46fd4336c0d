import type { Label } from '../label.ts';

/**
 * Minutes since 1970-01-01T00:00 by the clock of the site. A plan knows no time zones: eight in the morning is eight in
 * the morning.
 */
export type Minute = number;

/** Working time of a day, in minutes from midnight; `to` is exclusive and at most 1440. */
export interface WorkSpan {
  from: number;
  to: number;
}

/** When is worked. */
export interface WorkCalendar {
  id: string;
  name: string;
  /** Spans of the seven days of a week, Sunday first; sorted, without overlap. */
  week: readonly (readonly WorkSpan[])[];
  /** Days that differ from their weekday; no spans: nobody works. */
  days: readonly { day: string; spans: readonly WorkSpan[] }[];
}

/**
 * What a link binds: finish of the first to start of the second and so on. The codes are those of MS Project XML
 * (FF 0, FS 1, SF 2, SS 3), so nothing has to be translated.
 */
export const LINK = { ff: 0, fs: 1, sf: 2, ss: 3 } as const;
export type LinkKind = (typeof LINK)[keyof typeof LINK];

/** When a task may lie; the codes are those of MS Project XML. */
export const CONSTRAINT = {
  asap: 0,
  alap: 1,
  mustStart: 2,
  mustFinish: 3,
  notEarlier: 4,
  notLater: 5,
  finishNotEarlier: 6,
  finishNotLater: 7,
} as const;
export type ConstraintKind = (typeof CONSTRAINT)[keyof typeof CONSTRAINT];

/** What is reported of a task. A finish needs a start. */
export interface Actual {
  start: Minute;
  finish?: Minute | undefined;
  /** Working minutes that are left; without it, what `percent` leaves. */
  remaining?: number | undefined;
}

export interface PlanTask {
  id: string;
  name: string;
  /** The summary that it belongs to. Whatever is a parent is a summary: its dates are those of its tasks. */
  parent?: string | undefined;
  /** Working minutes by the calendar of the task; 0 is a milestone. That of a summary is not read. */
  duration: number;
  /** A calendar of the plan; without it, the first one. */
  calendar?: string | undefined;
  constraint?: ConstraintKind | undefined;
  /** The day of the constraint. */
  constraintAt?: Minute | undefined;
  /** Bounds the late dates; work is not moved for it. */
  deadline?: Minute | undefined;
  actual?: Actual | undefined;
  /** Done, 0 to 100. */
  percent?: number | undefined;
  /** Share in the progress of its summary; without it, its duration. */
  weight?: number | undefined;
}

export interface PlanLink {
  from: string;
  to: string;
  kind: LinkKind;
  /** Minutes of the first calendar; negative: a lead. */
  lag?: number | undefined;
  /** The lag counts every minute, as hardening concrete does. */
  elapsed?: boolean | undefined;
}

/** A plan as a value. */
export interface Plan {
  start: Minute;
  /** The state of work is reported up to here; what is not done lies behind it. */
  dataDate?: Minute | undefined;
  /** The first one is that of the plan. */
  calendars: readonly WorkCalendar[];
  tasks: readonly PlanTask[];
  links: readonly PlanLink[];
}

export type PlanProblemCode =
  | 'calendar'
  | 'duplicate'
  | 'duration'
  | 'parent'
  | 'parent-cycle'
  | 'link'
  | 'link-self'
  | 'link-twice'
  | 'link-summary'
  | 'actual'
  | 'cycle';

/** Why a plan has no dates. */
export interface PlanProblem {
  code: PlanProblemCode;
  /** Tasks that it is about. Of a cycle: the way, its first task again at the end. */
  tasks: readonly string[];
  label: Label;
}

/**
 * The dates of a plan. All columns have the order of `plan.tasks`; those of a summary are drawn from its tasks.
 */
export interface Schedule {
  plan: Plan;
  at: ReadonlyMap<string, number>;
  /** Both tasks of each link of the plan, by index: from, to, from, to … */
  linkEnds: Int32Array;
  start: Int32Array;
  finish: Int32Array;
  lateStart: Int32Array;
  lateFinish: Int32Array;
  /** Working minutes; negative: a bound cannot be kept. Of what is finished: 0. */
  totalFloat: Int32Array;
  freeFloat: Int32Array;
  /** 1: without float and not finished. */
  critical: Uint8Array;
  /** 1: others have it as their parent. */
  summary: Uint8Array;
  /** Done, 0 to 100, by weight for summaries. */
  percent: Float64Array;
  /** Depth in the outline, 0 at the top. */
  depth: Int32Array;
  projectStart: Minute;
  projectFinish: Minute;
  /** Tasks whose fixed date comes before what their links allow. */
  broken: readonly string[];
}
