import { pageOf, pageQuery, permission } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../call.ts';

// The recycle bin: records of every resource that were deleted, until they are restored, deleted for good, or too old.

const service = 'base' as const;
const MENU = 'recyclebin';

/** Most records that are restored or deleted for good in one call. */
export const RECYCLE_LIMIT = 200;

const name = z.string().min(1).max(64);
const records = z
  .array(z.strictObject({ resource: name, id: name }))
  .min(1)
  .max(RECYCLE_LIMIT);

const entry = z.object({
  /** Name of the resource through which it was deleted. */
  resource: z.string(),
  id: z.string(),
  /** As the lists show it: masked if the title is personal. */
  title: z.string(),
  deleted_at: z.string(),
  /** null: the server, or an account that is gone. */
  deleted_by: z.object({ id: z.string(), nickname: z.string() }).nullable(),
  /** When it is deleted for good. */
  expires_at: z.string(),
  /** Number of rows beside the record that come back with it. */
  parts: z.int(),
});
export type DeletedRecord = z.output<typeof entry>;

const refused = z.object({ resource: z.string(), id: z.string(), title: z.string(), message: z.string() });

/** Deleted records of the resources that the caller may delete from, within the caller's scope, newest first. */
export const list = defineCall({
  name: 'recycle.list',
  label: { zh: '回收站', en: 'Recycle bin' },
  service,
  method: 'GET',
  path: 'recycle',
  input: {
    query: pageQuery.extend({
      resource: name.optional(),
      /** Part of the title. */
      keyword: z.string().max(100).optional(),
      /** Id of the account that deleted. */
      deleted_by: name.optional(),
      /** Civil days in the zone of the installation, both included. */
      begin_deleted_at: z.iso.date().optional(),
      end_deleted_at: z.iso.date().optional(),
    }),
  },
  output: pageOf(entry),
  permission: permission(MENU, 'list'),
});

/** The resources of which the caller finds records in the bin, for the filter of the list. */
export const kinds = defineCall({
  name: 'recycle.kinds',
  label: { zh: '回收站中的数据类型', en: 'Kinds in the recycle bin' },
  service,
  method: 'GET',
  path: 'recycle/kinds',
  input: {},
  output: z.array(z.object({ resource: z.string(), label: z.string() })),
  permission: permission(MENU, 'list'),
});

/**
 * Restores records with what their deletion took along. Whoever may delete records of a resource may restore them. A
 * record that cannot be restored stays in the bin, and the answer says what is in the way.
 */
export const restore = defineCall({
  name: 'recycle.restore',
  label: { zh: '恢复已删除的数据', en: 'Restore deleted records' },
  service,
  method: 'POST',
  path: 'recycle/restore',
  input: { body: z.strictObject({ records }) },
  output: z.object({ restored: z.int(), refused: z.array(refused) }),
});

/** Deletes records for good, with their files. */
export const purge = defineCall({
  name: 'recycle.purge',
  label: { zh: '彻底删除', en: 'Delete for good' },
  service,
  method: 'POST',
  path: 'recycle/purge',
  input: { body: z.strictObject({ records }) },
  output: z.object({ purged: z.int(), refused: z.array(refused) }),
  permission: permission(MENU, 'purge'),
});
