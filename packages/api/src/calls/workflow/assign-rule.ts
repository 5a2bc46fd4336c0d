import { permission } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../../call.ts';
import { byId, id, person, service } from './parts.ts';

/** Value of the dictionary `bpm_task_assign_rule_type`. */
const type = z.int().min(1).max(100);

/** Effect of rejecting a task: ends the process, returns it to a node, or continues along the flows of the model. */
export const REJECT_HANDLERS = ['finish', 'return', 'continue'] as const;

const hours = z.int().min(1).max(8760).nullable();
const ruleFields = {
  type,
  /** Ids of roles, departments, posts, users or groups; for type 50 codes of `bpm_task_assign_script`. */
  options: z.array(z.string().min(1).max(64)).max(200),
  /** Type 51: the form field that names people. */
  field: z.string().max(64).nullable(),
  /** Type 60: an expression that returns an id, a login name, or a list of them. */
  expression: z.string().max(1000).nullable(),
  reject_handler: z.enum(REJECT_HANDLERS),
  /** With `return`: key of the node. */
  reject_node: z.string().max(128).nullable(),
  /** Hours until the task is due; with `working_days` these are working hours. */
  due_hours: hours,
  working_days: z.boolean(),
  /** Hours before the due time at which the first reminder is sent, and hours between further reminders. */
  remind_before_hours: hours,
  remind_every_hours: hours,
  /** Hours after the due time at which the task goes to the superior of its assignee, or to the administrators. */
  escalate_hours: hours,
  escalate_to: z.enum(['head', 'administrator']),
  /** Whether an approval needs a signature. */
  signature_needed: z.boolean(),
};

const assignRule = z.object({
  /** Null: there is no rule yet, only the model determines who gets the task. */
  id: id.nullable(),
  model_id: id.nullable(),
  process_definition_id: id.nullable(),
  task_definition_key: z.string(),
  task_definition_name: z.string(),
  ...ruleFields,
  type: type.nullable(),
});
export type AssignRule = z.infer<typeof assignRule>;

const defaults = {
  options: ruleFields.options.default([]),
  field: ruleFields.field.default(null),
  expression: ruleFields.expression.default(null),
  reject_handler: ruleFields.reject_handler.default('finish'),
  reject_node: ruleFields.reject_node.default(null),
  due_hours: hours.default(null),
  working_days: z.boolean().default(true),
  remind_before_hours: hours.default(null),
  remind_every_hours: hours.default(null),
  escalate_hours: hours.default(null),
  escalate_to: ruleFields.escalate_to.default('head'),
  signature_needed: z.boolean().default(false),
};

const menu = 'bpm-model';
const task_definition_key = z.string().min(1).max(128);

/** Returns one entry for each user task of a model or a definition, in diagram order, with its rule if it has one. */
export const assignRuleList = defineCall({
  name: 'task-assign-rule.list',
  label: { zh: '任务分配规则', en: 'Assignment rules' },
  service,
  method: 'GET',
  path: 'bpm/task-assign-rule/list',
  input: { query: z.object({ model_id: id.optional(), process_definition_id: id.optional() }) },
  output: z.array(assignRule),
  permission: permission(menu, 'list'),
});

export const assignRuleCreate = defineCall({
  name: 'task-assign-rule.create',
  label: { zh: '新建任务分配规则', en: 'Create an assignment rule' },
  service,
  method: 'POST',
  path: 'bpm/task-assign-rule/create',
  input: { body: z.strictObject({ model_id: id, task_definition_key, type, ...defaults }) },
  output: assignRule,
  permission: permission(menu, 'assign'),
});

export const assignRuleUpdate = defineCall({
  name: 'task-assign-rule.update',
  label: { zh: '修改任务分配规则', en: 'Change an assignment rule' },
  service,
  method: 'PUT',
  path: 'bpm/task-assign-rule/update',
  input: { body: z.strictObject({ id, type, ...defaults }) },
  output: assignRule,
  permission: permission(menu, 'assign'),
});

export const assignRuleDelete = defineCall({
  name: 'task-assign-rule.delete',
  label: { zh: '删除任务分配规则', en: 'Delete an assignment rule' },
  service,
  method: 'DELETE',
  path: 'bpm/task-assign-rule/delete',
  input: { query: byId },
  output: z.null(),
  permission: permission(menu, 'assign'),
});

/** Returns who would get the task now, if the given person had started the process with the given values. */
export const assignRulePreview = defineCall({
  name: 'task-assign-rule.preview',
  label: { zh: '预览审批人', en: 'Preview who gets a task' },
  service,
  method: 'POST',
  path: 'bpm/task-assign-rule/preview',
  input: {
    body: z.strictObject({
      model_id: id,
      type,
      options: defaults.options,
      field: defaults.field,
      expression: defaults.expression,
      /** Absent: the caller. */
      start_user_id: id.optional(),
      variables: z.record(z.string().max(128), z.json()).optional(),
    }),
  },
  output: z.object({
    users: z.array(person),
    /** Text that describes what happens when nobody is found; null when at least one person is found. */
    nobody: z.string().nullable(),
  }),
  permission: permission(menu, 'list'),
});
