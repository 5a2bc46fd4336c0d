import type { ApprovalDetail } from '@gongdi/api';
import type { ApprovalText } from '../approval/text/zh.ts';

export type Step = ApprovalDetail['steps'][number];

const KINDS = {
  returned: 'goneReturned',
  withdrawn: 'goneWithdrawn',
  jumped: 'goneJumped',
  not_needed: 'goneNotNeeded',
  cancelled: 'goneCancelled',
  timeout: 'goneTimeout',
} as const satisfies Record<NonNullable<Step['task_kind']>, keyof ApprovalText>;

/** Returns the key of the text that explains why a task does not wait for the user. */
export function whyGone(step: Step | undefined, user_id: string | undefined): keyof ApprovalText {
  if (!step) return 'goneUnknown';
  if (step.end_time === null) return step.user && step.user.id !== user_id ? 'goneElsewhere' : 'goneUnknown';
  if (step.task_kind) return KINDS[step.task_kind];
  if (step.user === null) return 'goneDone';
  return step.user.id === user_id ? 'goneOwn' : 'goneDecided';
}

/** Returns the step of a task in the history of its instance. @param steps null: the user may not see the history */
export function stepOfTask(steps: readonly Step[] | null, task_id: string): Step | undefined {
  return steps?.find((step) => step.kind === 'task' && step.task_id === task_id);
}
