import { pageOf, pageQuery, permission } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../../call.ts';
import { byId, id, person, range, service, writable } from './parts.ts';

const menu = 'bpm-user-group';

const groupFields = {
  name: z.string().trim().min(1).max(64),
  description: z.string().trim().min(1).max(255),
  member_user_ids: z.array(id).min(1).max(500),
  /** 0 in use, 1 disabled (dictionary `bpm_common_status`). */
  status: z.int().min(0).max(1),
};

const userGroup = z.object({
  id,
  ...groupFields,
  members: z.array(person),
  create_time: z.string(),
  writable,
});
export type UserGroup = z.infer<typeof userGroup>;

export const userGroupPage = defineCall({
  name: 'user-group.page',
  label: { zh: '用户组列表', en: 'User groups' },
  service,
  method: 'GET',
  path: 'bpm/user-group/page',
  input: {
    query: pageQuery.extend({
      name: z.string().max(64).optional(),
      status: z.coerce.number().int().optional(),
      ...range('create_time'),
    }),
  },
  output: pageOf(userGroup),
  permission: permission(menu, 'list'),
});

export const userGroupGet = defineCall({
  name: 'user-group.get',
  label: { zh: '用户组详情', en: 'User group' },
  service,
  method: 'GET',
  path: 'bpm/user-group/get',
  input: { query: byId },
  output: userGroup,
  permission: permission(menu, 'list'),
});

export const userGroupCreate = defineCall({
  name: 'user-group.create',
  label: { zh: '新建用户组', en: 'Create a user group' },
  service,
  method: 'POST',
  path: 'bpm/user-group/create',
  input: { body: z.strictObject({ ...groupFields, status: groupFields.status.default(0) }) },
  output: userGroup,
  permission: permission(menu, 'create'),
});

export const userGroupUpdate = defineCall({
  name: 'user-group.update',
  label: { zh: '修改用户组', en: 'Change a user group' },
  service,
  method: 'PUT',
  path: 'bpm/user-group/update',
  input: { body: z.strictObject({ id, ...groupFields }) },
  output: userGroup,
  permission: permission(menu, 'update'),
});

export const userGroupDelete = defineCall({
  name: 'user-group.delete',
  label: { zh: '删除用户组', en: 'Delete a user group' },
  service,
  method: 'DELETE',
  path: 'bpm/user-group/delete',
  input: { query: byId },
  output: z.null(),
  permission: permission(menu, 'delete'),
});

/** Returns the groups in use, to choose from. */
export const userGroupSimple = defineCall({
  name: 'user-group.list-all-simple',
  label: { zh: '可选用户组', en: 'User groups to choose from' },
  service,
  method: 'GET',
  path: 'bpm/user-group/list-all-simple',
  input: {},
  output: z.array(z.object({ id, name: z.string() })),
});
