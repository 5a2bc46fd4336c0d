import { pageOf, pageQuery, permission } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../../call.ts';
import { processInstance } from './instance.ts';
import { byId, id, idList, neededReason, range, service, variables, writable } from './parts.ts';

// Operations of administrators on instances of the organisations that they may see. Each needs a reason and is
// recorded.

const menu = 'bpm-process-manager';
const list = permission(menu, 'list');
const update = permission(menu, 'update');

const managedInstance = processInstance.extend({
  /** Failed jobs, scripts and calls that wait for an administrator. */
  incident_count: z.int(),
  overdue: z.boolean(),
  writable,
});
export type ManagedInstance = z.infer<typeof managedInstance>;

export const instanceManagerPage = defineCall({
  name: 'instance.manager-page',
  label: { zh: '全部流程', en: 'All processes' },
  service,
  method: 'GET',
  path: 'bpm/process-instance/manager-page',
  input: {
    query: pageQuery.extend({
      name: z.string().max(128).optional(),
      business_key: z.string().max(128).optional(),
      process_definition_key: z.string().max(128).optional(),
      process_definition_id: id.optional(),
      start_user_id: id.optional(),
      category: z.coerce.number().int().optional(),
      status: z.coerce.number().int().optional(),
      result: z.coerce.number().int().optional(),
      incident: z.enum(['0', '1']).optional(),
      overdue: z.enum(['0', '1']).optional(),
      ...range('create_time'),
    }),
  },
  output: pageOf(managedInstance),
  permission: list,
});

/** Returns the capabilities of the engine, so that a screen can hide the rest with a message. */
export const engineInfo = defineCall({
  name: 'engine.info',
  label: { zh: '流程引擎', en: 'Process engine' },
  service,
  method: 'GET',
  path: 'bpm/engine/info',
  input: {},
  output: z.object({ kind: z.string(), abilities: z.array(z.string()) }),
  permission: permission('bpm-task', 'list'),
});

export const instanceVariables = defineCall({
  name: 'instance.variables',
  label: { zh: '流程变量', en: 'Variables of an instance' },
  service,
  method: 'GET',
  path: 'bpm/process-instance/variables',
  input: { query: byId },
  output: z.array(z.object({ name: z.string(), type: z.string(), value: z.json() })),
  permission: list,
});

export const instanceSetVariables = defineCall({
  name: 'instance.set-variables',
  label: { zh: '修改流程变量', en: 'Change variables' },
  service,
  method: 'PUT',
  path: 'bpm/process-instance/variables',
  input: { body: z.strictObject({ id, variables, reason: neededReason }) },
  output: z.null(),
  permission: update,
});

export const instanceIncidents = defineCall({
  name: 'instance.incidents',
  label: { zh: '流程异常', en: 'Incidents' },
  service,
  method: 'GET',
  path: 'bpm/process-instance/incidents',
  input: { query: byId },
  output: z.array(
    z.object({
      id,
      activity_key: z.string().nullable(),
      activity_name: z.string().nullable(),
      /** Text of the error. */
      message: z.string(),
      create_time: z.string(),
    }),
  ),
  permission: list,
});

export const instanceRetry = defineCall({
  name: 'instance.retry',
  label: { zh: '重试异常', en: 'Retry an incident' },
  service,
  method: 'PUT',
  path: 'bpm/process-instance/retry',
  input: { body: z.strictObject({ id, incident_id: id }) },
  output: z.null(),
  permission: update,
});

/**
 * Moves waiting tasks to other nodes; the other active parts of the instance stay. `whole` moves the whole instance:
 * nodes that wait for a time or a message end too.
 */
export const instanceJump = defineCall({
  name: 'instance.jump',
  label: { zh: '跳转', en: 'Move an instance' },
  service,
  method: 'PUT',
  path: 'bpm/process-instance/jump',
  input: {
    body: z.strictObject({
      id,
      from_task_ids: z.array(id).max(100).default([]),
      whole: z.boolean().default(false),
      to: z.array(z.string().min(1).max(128)).min(1).max(20),
      reason: neededReason,
    }),
  },
  output: z.null(),
  permission: update,
});

const migration = {
  ids: z.array(id).min(1).max(100),
  process_definition_id: id,
  /** Old key → new key, for nodes whose key differs in the new version. */
  mapping: z.record(z.string().max(128), z.string().max(128)).default({}),
};

/** Migrates running instances to another version of their process; the answer contains a result for each. */
export const instanceMigrate = defineCall({
  name: 'instance.migrate',
  label: { zh: '迁移到其他版本', en: 'Migrate to another version' },
  service,
  method: 'PUT',
  path: 'bpm/process-instance/migrate',
  input: { body: z.strictObject({ ...migration, reason: neededReason }) },
  output: z.array(z.object({ id, ok: z.boolean(), code: z.int(), message: z.string() })),
  permission: update,
});

/** Returns the nodes of a definition, as targets of a jump or migration. */
export const definitionNodes = defineCall({
  name: 'definition.nodes',
  label: { zh: '流程节点', en: 'Nodes of a definition' },
  service,
  method: 'GET',
  path: 'bpm/process-definition/nodes',
  input: { query: byId },
  output: z.array(z.object({ key: z.string(), name: z.string(), type: z.string() })),
  permission: list,
});

export const instanceUpdateState = defineCall({
  name: 'instance.update-state',
  label: { zh: '挂起或激活实例', en: 'Suspend or activate an instance' },
  service,
  method: 'PUT',
  path: 'bpm/process-instance/update-state',
  input: { body: z.strictObject({ id, state: z.int().min(1).max(2), reason: neededReason }) },
  output: z.null(),
  permission: update,
});

/** Deletes finished instances with their history. The `ids` are joined by commas. */
export const instanceDelete = defineCall({
  name: 'instance.delete',
  label: { zh: '删除流程实例', en: 'Delete instances' },
  service,
  method: 'DELETE',
  path: 'bpm/process-instance/delete',
  input: { query: z.object({ ids: idList }) },
  output: z.object({ deleted: z.int() }),
  permission: permission(menu, 'delete'),
});
