import type { calls } from '@gongdi/api';

export type Task = calls.schedule.ScheduleTask;
export type Link = calls.schedule.ScheduleLink;

/** The content of a plan as a value, so that undoing is taking an earlier one. Tasks stand in the order of the outline. */
export interface Doc {
  tasks: readonly Task[];
  links: readonly Link[];
}
