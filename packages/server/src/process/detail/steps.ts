import type { ApprovalDetail, ProcessComment, ProcessInstanceDetail, ProcessTask } from '@gongdi/api';
import { LIST_SEPARATOR, type Lang } from '@gongdi/domain';
import type { CopySent } from '../comments/copies.ts';
import { processLabel } from '../text/index.ts';

export type Step = ApprovalDetail['steps'][number];

const NOTHING = {
  task_id: null,
  result: null,
  task_kind: null,
  comment_kind: null,
  acted_for: null,
  reason: null,
  attachments: [],
  signature: null,
};

/** Returns the timeline of an instance in the order of time: the request, tasks, comments, copies and the end. */
export function stepsOf(
  instance: ProcessInstanceDetail,
  tasks: readonly ProcessTask[],
  { comments, copies }: { comments: readonly ProcessComment[]; copies: readonly CopySent[] },
  lang: Lang,
): Step[] {
  const begun: Step = {
    ...NOTHING,
    kind: 'start',
    name: processLabel('timelineStart')[lang],
    user: instance.start_user,
    start_time: instance.create_time,
    end_time: instance.create_time,
  };
  const done = tasks.map((task): Step => ({
    kind: 'task',
    task_id: task.id,
    name: task.name,
    result: task.result,
    task_kind: task.kind,
    comment_kind: null,
    user: task.assignee_user,
    acted_for: task.acted_for_user,
    reason: task.reason,
    attachments: task.attachments,
    signature: task.signature,
    start_time: task.create_time,
    end_time: task.end_time,
  }));
  // A returned task carries the reason itself, so the comment of kind `return` is left out.
  const returned = new Set(tasks.flatMap((task) => (task.kind === 'returned' ? [task.id] : [])));
  const listed = comments.filter(({ kind, task_id }) => kind !== 'return' || !returned.has(task_id ?? ''));
  const remarks = listed.map((comment): Step => ({
    ...NOTHING,
    kind: 'comment',
    task_id: comment.task_id,
    name: tasks.find((task) => task.id === comment.task_id)?.name ?? '',
    comment_kind: comment.kind,
    user: comment.user,
    reason: comment.content,
    attachments: comment.attachments,
    start_time: comment.create_time,
    end_time: comment.create_time,
  }));
  const copied = copies.map(({ task_id, user, names, reason, create_time }): Step => ({
    ...NOTHING,
    kind: 'copy',
    task_id,
    name: tasks.find((task) => task.id === task_id)?.name ?? '',
    user,
    reason: processLabel(reason ? 'noteCopyReason' : 'noteCopy', {
      names: names.join(LIST_SEPARATOR[lang]),
      reason: reason ?? '',
    })[lang],
    start_time: create_time,
    end_time: create_time,
  }));
  const steps = [begun, ...[...done, ...remarks, ...copied].toSorted(asItHappened)];
  if (instance.end_time === null) return steps;
  const end: Step = {
    ...NOTHING,
    kind: 'end',
    name: processLabel('timelineEnd')[lang],
    result: instance.result,
    user: null,
    reason: instance.reason,
    start_time: instance.end_time,
    end_time: instance.end_time,
  };
  return [...steps, end];
}

/** Sorts by the time shown in the timeline: the end time of a finished step; open steps come last. */
function asItHappened(a: Step, b: Step): number {
  const [one, other] = [a.end_time ?? OPEN, b.end_time ?? OPEN];
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Sorts after every timestamp. */
const OPEN = '~';
