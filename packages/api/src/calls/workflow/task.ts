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

/** A task of an instance, in the format of the viewer (designer specification, section 2). */
const processTask = z.object({
  id,
  name: z.string(),
  definition_key: z.string(),
  result,
  kind: taskKind.nullable(),
  reason: z.string().nullable(),
  assignee_user: person.nullable(),
  /** The user who delegated the task and gets it back. */
  owner_user: person.nullable(),
  /** The user who is away and for whom a substitute has it; null: nobody. */
  acted_for_user: person.nullable(),
  /** Users who may claim it, while nobody has. */
  candidate_users: z.array(person),
  /** For an added signer: the task beside which the signer was added. */
  parent_task_id: id.nullable(),
  attachments: z.array(shownFile),
  signature: shownFile.nullable(),
  create_time: z.string(),
  claim_time: z.string().nullable(),
  due_time: z.string().nullable(),
  end_time: z.string().nullable(),
  /** When its earlier decision was withdrawn; null: never. */
  withdrawn_time: z.string().nullable(),
  /** Time from its creation to its end, ms. */
  duration_in_millis: z.number().nullable(),
});
export type ProcessTask = z.infer<typeof processTask>;

/** A row of a list of tasks. */
export const taskRow = processTask.omit({ attachments: true, signature: true, candidate_users: true }).extend({
  process_instance: instanceOfTask,
  suspension_state: suspension,
  /** Whether it is past its due time and not done. */
  overdue: z.boolean(),
});
export type TaskRow = z.infer<typeof taskRow>;

/** A custom button of a task, from Flowable's extension (designer specification, section 3). */
const taskButton = z.object({
  id: z.string(),
  name: z.string(),
  code: z.string(),
  hidden: z.boolean(),
  next: z.string().nullable(),
  sort: z.int(),
});
export type TaskButton = z.infer<typeof taskButton>;

/** Actions on a task; a task offers only those that the engine supports. */
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
  /** Whether an approval needs a signature. */
  signature_needed: z.boolean(),
  /** Added signers who have not decided yet. */
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

/** Returns the tasks that wait for the caller: assigned, or to be claimed. */
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
 * Returns people who may take part in the instance of a task or, without a task, in processes of the caller's
 * organisation: the same people that task operations and rules accept. Searched by text, or looked up by ids.
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

/** No separate permission: available to those who may see the instance. */
export const taskList = defineCall({
  name: 'task.list',
  label: { zh: '流程实例的任务', en: 'Tasks of an instance' },
  service,
  method: 'GET',
  path: 'bpm/task/list-by-process-instance-id',
  input: { query: z.object({ process_instance_id: id }) },
  output: z.array(processTask),
});

/** Returns the tasks of signers who were added beside a task. */
export const taskListByParent = defineCall({
  name: 'task.list-by-parent',
  label: { zh: '加签任务', en: 'Tasks of added signers' },
  service,
  method: 'GET',
  path: 'bpm/task/list-by-parent-task-id',
  input: { query: z.object({ parent_task_id: id }) },
  output: z.array(processTask),
});
