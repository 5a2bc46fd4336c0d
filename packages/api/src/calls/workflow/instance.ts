import { pageOf, pageQuery, permission } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../../call.ts';
import { byId, id, neededReason, person, range, reason, result, service, variables } from './parts.ts';

export const processInstance = z.object({
  id,
  name: z.string(),
  process_definition_id: id,
  process_definition_key: z.string(),
  category: z.int(),
  business_key: z.string().nullable(),
  /** 1 in progress, 2 finished. */
  status: z.int().min(1).max(2),
  result,
  /** Suspended by an administrator: nobody can act on it. */
  suspended: z.boolean(),
  start_user: person,
  create_time: z.string(),
  end_time: z.string().nullable(),
  /** The tasks that wait. */
  tasks: z.array(z.object({ id, name: z.string() })),
});
export type ProcessInstance = z.infer<typeof processInstance>;

export const processInstanceDetail = processInstance.extend({
  /** Values of the form it was started with, as far as the caller may see them. */
  form_variables: variables,
  /**
   * Resource of the record that the values belong to, as it was submitted; the id of the record is the business key.
   * Null: not about a record.
   */
  business_resource: z.string().nullable(),
  /** Reason for the cancellation or refusal. */
  reason: z.string().nullable(),
  /** Whether the caller may cancel it: as starter (`can_cancel`), as administrator (`can_cancel_as_admin`). */
  can_cancel: z.boolean(),
  can_cancel_as_admin: z.boolean(),
  /** Whether the caller may remind the people it waits for: as starter, or as administrator. */
  can_remind: z.boolean(),
  /** Whether the caller may change its run, as an administrator. */
  can_intervene: z.boolean(),
});
export type ProcessInstanceDetail = z.infer<typeof processInstanceDetail>;

const menu = 'bpm-process-instance';
const list = permission(menu, 'list');

export const instanceMyPage = defineCall({
  name: 'instance.my-page',
  label: { zh: '我的流程', en: 'My processes' },
  service,
  method: 'GET',
  path: 'bpm/process-instance/my-page',
  input: {
    query: pageQuery.extend({
      name: z.string().max(128).optional(),
      process_definition_id: id.optional(),
      category: z.coerce.number().int().optional(),
      status: z.coerce.number().int().optional(),
      result: z.coerce.number().int().optional(),
      ...range('create_time'),
    }),
  },
  output: pageOf(processInstance),
  permission: list,
});

/**
 * No separate permission: available to the starter, to those who have or had a task of it or got a copy, and to
 * administrators.
 */
export const instanceGet = defineCall({
  name: 'instance.get',
  label: { zh: '流程实例详情', en: 'Process instance' },
  service,
  method: 'GET',
  path: 'bpm/process-instance/get',
  input: { query: byId },
  output: processInstanceDetail,
});

/** Starts a process. The values are checked with the form at the time of the definition's deployment. */
export const instanceCreate = defineCall({
  name: 'instance.create',
  label: { zh: '发起流程', en: 'Start a process' },
  service,
  method: 'POST',
  path: 'bpm/process-instance/create',
  input: {
    body: z.strictObject({
      process_definition_id: id,
      variables: variables.default({}),
      /**
       * For a process whose form is a business form: the record, which is added if the caller has the permission. Its
       * id becomes the business key, its fields become the variables.
       */
      record: z.record(z.string().max(64), z.json()).optional(),
      /** Like `record`, for an existing record that is in no running process. */
      record_id: id.optional(),
      business_key: z.string().trim().min(1).max(128).optional(),
      /** Absent: the name of the process. */
      name: z.string().trim().min(1).max(128).optional(),
      /** A repeated call with the same key returns the same instance. */
      request_key: z.string().min(8).max(64).optional(),
    }),
  },
  output: z.object({ id }),
  permission: permission(menu, 'create'),
});

/**
 * Returns the processes that a record is or was in, the latest first, and those that can be started for it now. Needs
 * the permission to list its resource, and none for processes, because their state belongs to the record.
 */
export const instanceOfRecord = defineCall({
  name: 'instance.of-record',
  label: { zh: '单据的流程', en: 'Processes of a record' },
  service,
  method: 'GET',
  path: 'bpm/process-instance/of-record',
  input: { query: z.object({ resource: z.string().max(64), id }) },
  output: z.object({
    list: z.array(
      processInstance
        .pick({ id: true, name: true, status: true, result: true, suspended: true, start_user: true })
        .extend({
          create_time: z.string(),
          end_time: z.string().nullable(),
          tasks: processInstance.shape.tasks,
          /** Whether the caller may open it. */
          visible: z.boolean(),
          /** Why the record is unchanged though the process has decided; null: it is as decided, or nothing was. */
          unchanged: z.string().nullable(),
        }),
    ),
    /**
     * Processes that can be started for it: none while one is running, or without the permission to add such records.
     */
    startable: z.array(z.object({ id, name: z.string() })),
  }),
});

const cancelBody = z.strictObject({ id, reason: neededReason });

/** Cancels a running instance that the caller started. */
export const instanceCancel = defineCall({
  name: 'instance.cancel',
  label: { zh: '取消流程', en: 'Cancel a process' },
  service,
  method: 'DELETE',
  path: 'bpm/process-instance/cancel',
  input: { body: cancelBody },
  output: z.null(),
  permission: permission(menu, 'cancel'),
});

/** The same call under the name that later versions of comparable systems use. */
export const instanceCancelByStartUser = defineCall({
  name: 'instance.cancel-by-start-user',
  label: { zh: '发起人取消流程', en: 'Cancel a process of one’s own' },
  service,
  method: 'DELETE',
  path: 'bpm/process-instance/cancel-by-start-user',
  input: { body: cancelBody },
  output: z.null(),
  permission: permission(menu, 'cancel'),
});

export const instanceCancelByAdmin = defineCall({
  name: 'instance.cancel-by-admin',
  label: { zh: '管理员取消流程', en: 'Cancel a process as administrator' },
  service,
  method: 'DELETE',
  path: 'bpm/process-instance/cancel-by-admin',
  input: { body: cancelBody },
  output: z.null(),
  permission: permission('bpm-process-manager', 'cancel'),
});

/** Returns the copies that the caller got. */
export const instanceCopyPage = defineCall({
  name: 'instance.copy-page',
  label: { zh: '抄送我的', en: 'Copied to me' },
  service,
  method: 'GET',
  path: 'bpm/process-instance/copy/page',
  input: { query: pageQuery.extend({ name: z.string().max(128).optional(), ...range('create_time') }) },
  output: pageOf(
    z.object({
      id,
      process_instance_id: id,
      process_instance_name: z.string(),
      start_user: person,
      /** Sender of the copy. */
      user: person,
      task_name: z.string().nullable(),
      reason: reason.nullable(),
      create_time: z.string(),
    }),
  ),
  permission: list,
});
