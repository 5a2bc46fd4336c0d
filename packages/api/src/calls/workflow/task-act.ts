import { permission } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../../call.ts';
import { byId, files, id, neededReason, reason, service, variables } from './parts.ts';

// Operations on a task. Only the user who has the task may call them, while it waits and its instance runs.

const act = permission('bpm-task', 'update');
const userIds = z.array(id).min(1).max(50);

const decision = {
  reason: neededReason,
  attachments: files.default([]),
  /** A drawn signature, stored as a file. */
  signature: z.object({ id }).optional(),
  /** Form fields that are writable at this task. */
  variables: variables.default({}),
  /** People who get a copy. */
  copy_user_ids: z.array(id).max(50).default([]),
  /** Code of the pressed button, when the task has its own buttons: the model reads it in `outcome`. */
  button: z.string().max(64).optional(),
};

export const taskApprove = defineCall({
  name: 'task.approve',
  label: { zh: '通过任务', en: 'Approve' },
  service,
  method: 'PUT',
  path: 'bpm/task/approve',
  input: { body: z.strictObject({ id, ...decision }) },
  output: z.null(),
  permission: act,
});

export const taskReject = defineCall({
  name: 'task.reject',
  label: { zh: '不通过任务', en: 'Reject' },
  service,
  method: 'PUT',
  path: 'bpm/task/reject',
  input: { body: z.strictObject({ id, ...decision }) },
  output: z.null(),
  permission: act,
});

const batch = z.strictObject({ ids: z.array(id).min(1).max(100), reason: neededReason });
/** One result for each task. */
const batchAnswer = z.array(z.object({ id, ok: z.boolean(), code: z.int(), message: z.string() }));

export const taskApproveBatch = defineCall({
  name: 'task.approve-batch',
  label: { zh: '批量通过', en: 'Approve several' },
  service,
  method: 'PUT',
  path: 'bpm/task/approve-batch',
  input: { body: batch },
  output: batchAnswer,
  permission: act,
});

export const taskRejectBatch = defineCall({
  name: 'task.reject-batch',
  label: { zh: '批量不通过', en: 'Reject several' },
  service,
  method: 'PUT',
  path: 'bpm/task/reject-batch',
  input: { body: batch },
  output: batchAnswer,
  permission: act,
});

export const taskClaim = defineCall({
  name: 'task.claim',
  label: { zh: '签收任务', en: 'Claim' },
  service,
  method: 'PUT',
  path: 'bpm/task/claim',
  input: { body: byId },
  output: z.null(),
  permission: act,
});

/** Returns a claimed task to all its candidates. */
export const taskUnclaim = defineCall({
  name: 'task.unclaim',
  label: { zh: '退回签收', en: 'Give back a claimed task' },
  service,
  method: 'PUT',
  path: 'bpm/task/unclaim',
  input: { body: byId },
  output: z.null(),
  permission: act,
});

const handOver = z.strictObject({ id, assignee_user_id: id, reason });

/** Older name of the transfer: gives the task to somebody else for good. */
export const taskUpdateAssignee = defineCall({
  name: 'task.update-assignee',
  label: { zh: '更换审批人', en: 'Change the assignee' },
  service,
  method: 'PUT',
  path: 'bpm/task/update-assignee',
  input: { body: handOver.partial({ reason: true }) },
  output: z.null(),
  permission: act,
});

export const taskTransfer = defineCall({
  name: 'task.transfer',
  label: { zh: '转办任务', en: 'Transfer' },
  service,
  method: 'PUT',
  path: 'bpm/task/transfer',
  input: { body: handOver.extend({ reason: neededReason }) },
  output: z.null(),
  permission: act,
});

/** Delegates a task: another person gives an opinion; then the task returns to its owner, who decides. */
export const taskDelegate = defineCall({
  name: 'task.delegate',
  label: { zh: '委派任务', en: 'Delegate' },
  service,
  method: 'PUT',
  path: 'bpm/task/delegate',
  input: { body: z.strictObject({ id, delegate_user_id: id, reason: neededReason }) },
  output: z.null(),
  permission: act,
});

/** Returns the nodes that were passed on the way to a task. */
export const taskListByReturn = defineCall({
  name: 'task.list-by-return',
  label: { zh: '可退回的节点', en: 'Nodes to return to' },
  service,
  method: 'GET',
  path: 'bpm/task/list-by-return',
  input: { query: byId },
  output: z.array(z.object({ definition_key: z.string(), name: z.string() })),
});

export const taskReturn = defineCall({
  name: 'task.return',
  label: { zh: '退回任务', en: 'Return to an earlier node' },
  service,
  method: 'PUT',
  path: 'bpm/task/return',
  input: { body: z.strictObject({ id, target_task_definition_key: z.string().min(1).max(128), reason: neededReason }) },
  output: z.null(),
  permission: act,
});

/**
 * Before: the added signers decide first. After: they decide after the caller has approved. Parallel: at the same time.
 */
export const SIGN_TYPES = ['before', 'after', 'parallel'] as const;

export const taskCreateSign = defineCall({
  name: 'task.create-sign',
  label: { zh: '加签', en: 'Add signers' },
  service,
  method: 'PUT',
  path: 'bpm/task/create-sign',
  input: { body: z.strictObject({ id, user_ids: userIds, type: z.enum(SIGN_TYPES), reason: neededReason }) },
  output: z.null(),
  permission: act,
});

/** Removes a signer; `id` is the signer's task. */
export const taskDeleteSign = defineCall({
  name: 'task.delete-sign',
  label: { zh: '减签', en: 'Remove a signer' },
  service,
  method: 'DELETE',
  path: 'bpm/task/delete-sign',
  input: { body: z.strictObject({ id, reason: neededReason }) },
  output: z.null(),
  permission: act,
});

export const taskCopy = defineCall({
  name: 'task.copy',
  label: { zh: '抄送', en: 'Send a copy' },
  service,
  method: 'PUT',
  path: 'bpm/task/copy',
  input: { body: z.strictObject({ id, copy_user_ids: userIds, reason: reason.default('') }) },
  output: z.null(),
  permission: act,
});

/** Withdraws the caller's approval while nobody has acted on the following tasks. `id` is the approved task. */
export const taskWithdraw = defineCall({
  name: 'task.withdraw',
  label: { zh: '撤回审批', en: 'Withdraw an approval' },
  service,
  method: 'PUT',
  path: 'bpm/task/withdraw',
  input: { body: z.strictObject({ id, reason: reason.default('') }) },
  output: z.null(),
  permission: act,
});

/** Reminds the people that the instance waits for; called by the starter or an administrator. */
export const taskRemind = defineCall({
  name: 'task.remind',
  label: { zh: '催办', en: 'Remind' },
  service,
  method: 'PUT',
  path: 'bpm/task/remind',
  input: { body: z.strictObject({ process_instance_id: id }) },
  /** Number of people who were notified. */
  output: z.object({ told: z.int() }),
  permission: permission('bpm-process-instance', 'list'),
});
