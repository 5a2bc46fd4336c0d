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

/** Name of the sentence that says why a task does not wait for the user. */
export function whyGone(step: Step | undefined, user_id: string | undefined): keyof ApprovalText {
  if (!step) return 'goneUnknown';
  if (step.end_time === null) return step.user && step.user.id !== user_id ? 'goneElsewhere' : 'goneUnknown';
  if (step.task_kind) return KINDS[step.task_kind];
  if (step.user === null) return 'goneDone';
  return step.user.id === user_id ? 'goneOwn' : 'goneDecided';
}
