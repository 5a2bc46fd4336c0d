import * as z from 'zod';
import { defineCall } from '../../call.ts';
import { COMMENT_KINDS, commentShown } from './comment.ts';
import { processDefinitionDetail } from './definition.ts';
import { processInstanceDetail } from './instance.ts';
import { byId, id, person, result, service, shownFile, taskKind, variables } from './parts.ts';
import { ownTask } from './task.ts';

// Data that the detail page, its print and the start page need at once. Every user who may see the instance may call
// it.

/** Returns the activities of an instance in the order of their start. */
export const activityList = defineCall({
  name: 'activity.list',
  label: { zh: '流程实例的活动', en: 'Activities of an instance' },
  service,
  method: 'GET',
  path: 'bpm/activity/list',
  input: { query: z.object({ process_instance_id: id }) },
  output: z.array(
    z.object({
      key: z.string(),
      type: z.string(),
      task_id: z.string().nullable(),
      start_time: z.string(),
      end_time: z.string().nullable(),
      /** Ids of the sequence flows that were taken when it ended. */
      outgoing: z.array(z.string()),
    }),
  ),
});

const approvalNode = z.object({
  key: z.string(),
  name: z.string(),
  /** 0 not reached yet, otherwise a value of `result`. */
  result: z.int().min(0).max(4),
  /** People who may get it or have it; empty for a future node when the rules find nobody. */
  users: z.array(person),
  /** Whether several people decide: all of them, or until the condition is true. */
  multiple: z.boolean(),
});

/** One step of the timeline: a start, a task, a comment, a copy, the end. */
const step = z.object({
  kind: z.enum(['start', 'task', 'comment', 'copy', 'end']),
  task_id: id.nullable(),
  name: z.string(),
  result: result.nullable(),
  task_kind: taskKind.nullable(),
  /** Kind of a comment; null for other steps. */
  comment_kind: z.enum(COMMENT_KINDS).nullable(),
  user: person.nullable(),
  /** The user who was away and for whom a substitute acted. */
  acted_for: person.nullable(),
  reason: z.string().nullable(),
  attachments: z.array(shownFile),
  signature: shownFile.nullable(),
  start_time: z.string(),
  end_time: z.string().nullable(),
});

/** Returns the data of the detail page: request, the tasks that the caller may decide, timeline, future nodes. */
export const instanceApprovalDetail = defineCall({
  name: 'instance.approval-detail',
  label: { zh: '审批详情', en: 'Approval detail' },
  service,
  method: 'GET',
  path: 'bpm/process-instance/get-approval-detail',
  input: { query: byId },
  output: z.object({
    process_instance: processInstanceDetail,
    process_definition: processDefinitionDetail,
    /** Tasks that wait for the caller, with the allowed actions of each. */
    todo_tasks: z.array(ownTask),
    steps: z.array(step),
    ahead: z.array(approvalNode),
    /** The caller's last decision, while it can be withdrawn. */
    withdrawable_task_id: id.nullable(),
  }),
});
export type ApprovalDetail = z.infer<typeof instanceApprovalDetail.output>;

/** Returns the future nodes on the path that the given values would take, with the people who would get them. */
export const instanceNextNodes = defineCall({
  name: 'instance.next-approval-nodes',
  label: { zh: '后续审批节点', en: 'Approval nodes ahead' },
  service,
  method: 'POST',
  path: 'bpm/process-instance/get-next-approval-nodes',
  input: {
    body: z.strictObject({
      /** In a running instance: from that task on; otherwise in a definition: from its start. */
      task_id: id.optional(),
      process_definition_id: id.optional(),
      variables: variables.default({}),
    }),
  },
  output: z.array(approvalNode),
});

export const instancePrintData = defineCall({
  name: 'instance.print-data',
  label: { zh: '打印数据', en: 'Data to print' },
  service,
  method: 'GET',
  path: 'bpm/process-instance/get-print-data',
  input: { query: byId },
  output: z.object({
    process_instance: processInstanceDetail,
    process_definition: processDefinitionDetail,
    steps: z.array(step),
    comments: z.array(commentShown),
    print_user: person,
    print_time: z.string(),
  }),
});
