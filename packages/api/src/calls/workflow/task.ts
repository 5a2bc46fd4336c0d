import { pageOf, pageQuery, permission } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../../call.ts';
import { id, idList, person, range, result, service, shownFile, suspension, taskKind } from './parts.ts';

const instanceOfTask = z.object({
  id,
  name: z.string(),
  business_key: z.string().nullable(),
  process_definition_id: id,
  category: z.int(),
  start_user: person,
});

/** Tasks of an instance, as the viewer takes them (process designer specification, section 2). */
export const processTask = z.object({
  id,
  name: z.string(),
  definition_key: z.string(),
  result,
  kind: taskKind.nullable(),
  reason: z.string().nullable(),
  assignee_user: person.nullable(),
  /** Whoever delegated it, and gets it back. */
  owner_user: person.nullable(),
  /** Who may take it, while nobody has. */
  candidate_users: z.array(person),
  /** Of a signer who was added: the task beside which that happened. */
  parent_task_id: id.nullable(),
  attachments: z.array(shownFile),
  signature: shownFile.nullable(),
  create_time: z.string(),
  claim_time: z.string().nullable(),
  due_time: z.string().nullable(),
  end_time: z.string().nullable(),
  /** When its decision, which stood until then, was taken back; null: never. */
  withdrawn_time: z.string().nullable(),
  /** From its creation to its end, ms. */
  duration_in_millis: z.number().nullable(),
});
export type ProcessTask = z.infer<typeof processTask>;

/** A row of a list of tasks. */
export const taskRow = processTask.omit({ attachments: true, signature: true, candidate_users: true }).extend({
  process_instance: instanceOfTask,
  suspension_state: suspension,
  /** Due and not done. */
  overdue: z.boolean(),
});
export type TaskRow = z.infer<typeof taskRow>;

/** Flowable's own button of a task (process designer specification, section 3). */
export const taskButton = z.object({
  id: z.string(),
  name: z.string(),
  code: z.string(),
  hidden: z.boolean(),
  next: z.string().nullable(),
  sort: z.int(),
});
export type TaskButton = z.infer<typeof taskButton>;

/** What may be done with a task, as far as the engine can do it. */
export const TASK_ACTIONS = [
  'claim',
  'unclaim',
  'approve',
  'reject',
  'transfer',
  'delegate',
  'return',
  'create-sign',
  'delete-sign',
  'copy',
] as const;

/** A task that waits for the caller. */
export const ownTask = taskRow.extend({
  actions: z.array(z.enum(TASK_ACTIONS)),
  buttons: z.array(taskButton),
  /** Whoever approves signs. */
  signature_needed: z.boolean(),
  /** Signers who were added and have not decided yet. */
  signers: z.array(z.object({ task_id: id, user: person.nullable() })),
});
export type OwnTask = z.infer<typeof ownTask>;

const menu = 'bpm-task';
const search = {
  name: z.string().max(128).optional(),
  process_definition_key: z.string().max(128).optional(),
  category: z.coerce.number().int().optional(),
  ...range('create_time'),
};

/** What waits for the caller: assigned, or to be claimed. */
export const taskTodoPage = defineCall({
  name: 'task.todo-page',
  label: { zh: '待办任务', en: 'Tasks to do' },
  service,
  method: 'GET',
  path: 'bpm/task/todo-page',
  input: { query: pageQuery.extend({ ...search, overdue: z.enum(['0', '1']).optional() }) },
  output: pageOf(ownTask),
  permission: permission(menu, 'list'),
});

/**
 * People who may take part in the instance of a task or, without one, in processes of the caller's organisation: what acts
 * and rules accept. Found by what is typed, or named by their ids.
 */
export const taskPeople = defineCall({
  name: 'task.people',
  label: { zh: '可参与审批的人员', en: 'People who may take part' },
  service,
  method: 'GET',
  path: 'bpm/task/people',
  input: {
    query: z.object({ keyword: z.string().max(50).default(''), task_id: id.optional(), ids: idList.optional() }),
  },
  output: z.array(person),
});

/** How much waits; also told live by the stream of notifications as `todo`. */
export const taskTodoCount = defineCall({
  name: 'task.todo-count',
  label: { zh: '待办数', en: 'Number of tasks to do' },
  service,
  method: 'GET',
  path: 'bpm/task/todo-count',
  input: {},
  output: z.object({
    todo: z.int(),
    overdue: z.int(),
    /** Of them, those that others are asked to sign first. */
    held: z.int(),
  }),
});

export const taskDonePage = defineCall({
  name: 'task.done-page',
  label: { zh: '已办任务', en: 'Tasks done' },
  service,
  method: 'GET',
  path: 'bpm/task/done-page',
  input: {
    query: pageQuery.extend({
      ...search,
      result: z.coerce.number().int().optional(),
      kind: taskKind.optional(),
    }),
  },
  output: pageOf(taskRow.extend({ withdrawable: z.boolean() })),
  permission: permission('bpm-task-done', 'list'),
});

export const taskManagerPage = defineCall({
  name: 'task.manager-page',
  label: { zh: '全部任务', en: 'All tasks' },
  service,
  method: 'GET',
  path: 'bpm/task/manager-page',
  input: {
    query: pageQuery.extend({
      ...search,
      assignee_user_id: id.optional(),
      result: z.coerce.number().int().optional(),
      overdue: z.enum(['0', '1']).optional(),
    }),
  },
  output: pageOf(taskRow),
  permission: permission('bpm-process-manager', 'list'),
});

/** Needs no permission of its own: whoever sees the instance. */
export const taskList = defineCall({
  name: 'task.list',
  label: { zh: '流程实例的任务', en: 'Tasks of an instance' },
  service,
  method: 'GET',
  path: 'bpm/task/list-by-process-instance-id',
  input: { query: z.object({ process_instance_id: id }) },
  output: z.array(processTask),
});

/** Tasks of signers who were added beside a task. */
export const taskListByParent = defineCall({
  name: 'task.list-by-parent',
  label: { zh: '加签任务', en: 'Tasks of added signers' },
  service,
  method: 'GET',
  path: 'bpm/task/list-by-parent-task-id',
  input: { query: z.object({ parent_task_id: id }) },
  output: z.array(processTask),
});
