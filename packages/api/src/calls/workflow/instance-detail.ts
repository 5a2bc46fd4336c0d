import * as z from 'zod';
import { defineCall } from '../../call.ts';
import { COMMENT_KINDS, commentShown } from './comment.ts';
import { processDefinitionDetail } from './definition.ts';
import { processInstanceDetail } from './instance.ts';
import { byId, id, person, result, service, shownFile, taskKind, variables } from './parts.ts';
import { ownTask } from './task.ts';

// What the detail page, its print and the start page need at once. Whoever sees the instance may call these.

/** Activities of an instance in the order of their start. */
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
      /** Ids of the flows that were taken when it ended. */
      outgoing: z.array(z.string()),
    }),
  ),
});

const approvalNode = z.object({
  key: z.string(),
  name: z.string(),
  /** 0 ahead, else as a result. */
  result: z.int().min(0).max(4),
  /** Who may get it, or has it; empty ahead when the rules find nobody. */
  users: z.array(person),
  /** Several people decide: all of them, or until the condition holds. */
  multiple: z.boolean(),
});

/** One step of the timeline: a start, a task, a comment, the end. */
const step = z.object({
  kind: z.enum(['start', 'task', 'comment', 'copy', 'end']),
  task_id: id.nullable(),
  name: z.string(),
  result: result.nullable(),
  task_kind: taskKind.nullable(),
  /** Of a comment. */
  comment_kind: z.enum(COMMENT_KINDS).nullable(),
  user: person.nullable(),
  reason: z.string().nullable(),
  attachments: z.array(shownFile),
  signature: shownFile.nullable(),
  start_time: z.string(),
  end_time: z.string().nullable(),
});

/** Everything that the detail page shows: request, what the caller may decide, timeline, what lies ahead. */
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
    /** Tasks that wait for the caller, with what may be done with each. */
    todo_tasks: z.array(ownTask),
    steps: z.array(step),
    ahead: z.array(approvalNode),
    /** The caller's last decision, while it can be taken back. */
    withdrawable_task_id: id.nullable(),
  }),
});
export type ApprovalDetail = z.infer<typeof instanceApprovalDetail.output>;

/** Nodes that lie ahead on the way that the values given would take, with who would get them. */
export const instanceNextNodes = defineCall({
  name: 'instance.next-approval-nodes',
  label: { zh: '后续审批节点', en: 'Approval nodes ahead' },
  service,
  method: 'POST',
  path: 'bpm/process-instance/get-next-approval-nodes',
  input: {
    body: z.strictObject({
      /** Of a running instance, from that task on; else of a definition, from its start. */
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
