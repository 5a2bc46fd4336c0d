import { GRANT_PATTERN, PASSWORD_PATTERN, permission, rolemanage, rowSchemaOf } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { menuItem } from './user.ts';

export { organizationTree, type OrganizationNode } from './organization/tree.ts';

// Calls for organisations and users that the resources `organization` and `usermanage` do not define (console
// specification, section 7.6; paths that are not specified there are defined here).

const service = 'user' as const;
const id = z.string().min(1).max(64);

/** Returns the organisations that have projects, with these projects. */
export const projectOrganizations = defineCall({
  name: 'organization.projects',
  label: { zh: '项目所属组织', en: 'Organisations with projects' },
  service,
  method: 'GET',
  path: 'organization/project',
  input: {},
  output: z.array(
    z.object({
      org_id: z.string(),
      name: z.string(),
      projects: z.array(z.object({ id: z.string(), project_name: z.string() })),
    }),
  ),
  permission: permission('projectmanage', 'list'),
});

/** Moves an organisation below another one, to a given position among its siblings. */
export const moveOrganization = defineCall({
  name: 'organization.move',
  label: { zh: '移动组织', en: 'Move an organisation' },
  service,
  method: 'PUT',
  path: 'organization/move',
  /** `after`: the sibling below `org_pid` that precedes it; null: it becomes the first. */
  input: { body: z.strictObject({ id, org_pid: id, after: id.nullable() }) },
  output: z.null(),
  permission: permission('organization', 'edit'),
});

/** Disables the login of the users of an organisation and of those below it, or enables it again. */
export const activateOrganization = defineCall({
  name: 'organization.activate',
  label: { zh: '启用或停用组织', en: 'Enable or disable an organisation' },
  service,
  method: 'PUT',
  path: 'organization/activate',
  input: { body: z.strictObject({ id, org_status: z.literal([0, 1]) }) },
  output: z.object({ ended_sessions: z.int() }),
  permission: permission('organization', 'activate'),
});

/** Returns what prevents the deletion of an organisation: the number of records of each kind that belong to it. */
export const organizationContent = defineCall({
  name: 'organization.content',
  label: { zh: '组织下的数据', en: 'What belongs to an organisation' },
  service,
  method: 'GET',
  path: 'organization/org/{id}/content',
  input: { params: z.object({ id }) },
  /** `subject`: name of a resource; null: all other data. */
  output: z.array(z.object({ subject: z.string().nullable(), title: z.string(), count: z.int() })),
  permission: permission('organization', 'list'),
});

/** Moves users into an organisation. All or none. */
export const assignUsers = defineCall({
  name: 'organization.assign',
  label: { zh: '分配用户', en: 'Assign users' },
  service,
  method: 'PUT',
  path: 'organization/users/assign',
  input: { body: z.strictObject({ org_id: id, user_ids: z.array(id).min(1).max(500) }) },
  output: z.object({ assigned: z.int() }),
  permission: permission('usermanage', 'edit'),
});

/** Returns all permissions that can be granted; those that the caller may grant are checked. */
export const privilege = defineCall({
  name: 'organization.privilege',
  label: { zh: '可授予的权限', en: 'Permissions to grant' },
  service,
  method: 'GET',
  path: 'organization/privilege',
  input: {},
  output: z.object({
    menus: z.array(menuItem),
    /** Codes that the caller's own roles contain; wildcards are not expanded. */
    granted: z.array(z.string().regex(GRANT_PATTERN)),
  }),
  permission: permission('rolemanage', 'list'),
});

/**
 * Copies a role that the caller may see into the caller's organisation, with the permissions that the caller may grant.
 */
export const copyRole = defineCall({
  name: 'role.copy',
  label: { zh: '复制角色', en: 'Copy a role' },
  service,
  method: 'POST',
  path: 'role/{id}/copy',
  input: {
    params: z.object({ id }),
    body: z.strictObject({ name: rolemanage.fields.name, role_code: rolemanage.fields.role_code }),
  },
  output: z.object({
    role: rowSchemaOf(rolemanage),
    /** Whether the copy contains all permissions of the role. */
    complete: z.boolean(),
  }),
  permission: permission('rolemanage', 'add'),
});

const organizationRole = z.object({
  role_id: z.string(),
  role_code: z.string(),
  name: z.string(),
  permissions: z.array(z.string().regex(GRANT_PATTERN)),
  /** Users of the organisation itself who have the role. */
  users: z.array(z.object({ id: z.string(), nickname: z.string() })),
  /** Whether the caller may assign it: it contains no permission that the caller does not have. */
  grantable: z.boolean(),
  /** Whether an organisation created it, so that it can be changed; built-in roles cannot. */
  own: z.boolean(),
});
export type OrganizationRole = z.infer<typeof organizationRole>;

/** Returns the roles that can be assigned in an organisation, with the users who have them there. */
export const organizationRoles = defineCall({
  name: 'organization.privilege.list',
  label: { zh: '组织的角色与权限', en: 'Roles in an organisation' },
  service,
  method: 'GET',
  path: 'organization/org/{id}/privilege',
  input: { params: z.object({ id }) },
  output: z.array(organizationRole),
  permission: permission('rolemanage', 'list'),
});

/** Assigns roles to users, in addition to their present roles or instead of them. All or none. */
export const grantRoles = defineCall({
  name: 'organization.privilege.grant',
  label: { zh: '分配角色', en: 'Assign roles' },
  service,
  method: 'PUT',
  path: 'organization/privilege',
  input: {
    body: z.strictObject({
      user_ids: z.array(id).min(1).max(500),
      role_ids: z.array(id).min(1).max(50),
      mode: z.enum(['add', 'replace']),
    }),
  },
  output: z.object({ changed: z.int() }),
  permission: permission('usermanage', 'edit'),
});

export const activateUser = defineCall({
  name: 'user.activate',
  label: { zh: '启用或停用用户', en: 'Enable or disable a user' },
  service,
  method: 'PUT',
  path: 'organization/user/activate',
  input: { body: z.strictObject({ id, user_status: z.literal([0, 1]) }) },
  output: z.null(),
  permission: permission('usermanage', 'activate'),
});

/** Sets another password of a user and ends the user's sessions. */
export const resetPassword = defineCall({
  name: 'user.password.reset',
  label: { zh: '重置用户密码', en: 'Reset a password' },
  service,
  method: 'PUT',
  path: 'organization/user/password',
  input: { body: z.strictObject({ id, password: z.string().regex(PASSWORD_PATTERN) }) },
  output: z.null(),
  permission: permission('usermanage', 'password'),
});

const briefUser = z.object({
  id: z.string(),
  userName: z.string().meta({ personal: 'account' }),
  nickname: z.string(),
  phone_number: z.string().meta({ personal: 'phone' }).nullable(),
  org_id: z.string(),
  org_name: z.string(),
});
export type BriefUser = z.infer<typeof briefUser>;

/**
 * Returns at most 50 users whose name or account contains the keyword, or whose mobile number equals it: for pickers.
 */
export const usersByNamePhone = defineCall({
  name: 'user.search',
  label: { zh: '按姓名或手机号查询用户', en: 'Find users by name or mobile' },
  service,
  method: 'GET',
  path: 'user/list/name-phone',
  input: { query: z.object({ keyword: z.string().max(50).default('') }) },
  output: z.array(briefUser),
});

/**
 * Returns the users of a project: of its organisation, those below and those above. Role code 5002 selects those who go
 * on its patrols (console specification, section 6).
 */
export const usersOfProject = defineCall({
  name: 'user.project',
  label: { zh: '查询项目用户', en: 'Users of a project' },
  service,
  method: 'GET',
  path: 'user/list/project/{project_id}',
  input: { params: z.object({ project_id: id }), query: z.object({ role_code: z.string().max(50).optional() }) },
  output: z.array(briefUser),
});

export const changePassword = defineCall({
  name: 'user.password.change',
  label: { zh: '修改本人密码', en: 'Change your password' },
  service,
  method: 'PUT',
  path: 'users/change-password-self',
  input: {
    body: z.strictObject({
      old_password: z.string().min(1).max(256),
      new_password: z.string().regex(PASSWORD_PATTERN),
    }),
  },
  output: z.object({ ended_sessions: z.int() }),
});

const ownSession = z.object({
  id: z.string(),
  ip: z.string(),
  login_at: z.string(),
  seen_at: z.string(),
  current: z.boolean(),
});

export const ownSessions = defineCall({
  name: 'user.sessions',
  label: { zh: '本人登录会话', en: 'Your sessions' },
  service,
  method: 'GET',
  path: 'user/sessions',
  input: {},
  output: z.array(ownSession),
});

export const endOwnSession = defineCall({
  name: 'user.session.end',
  label: { zh: '结束本人会话', en: 'End one of your sessions' },
  service,
  method: 'DELETE',
  path: 'user/sessions/{id}',
  input: { params: z.object({ id }) },
  output: z.null(),
});

/** Withdraws an invitation: nobody can register with it any more; who has registered stays. */
export const withdrawInvitation = defineCall({
  name: 'userinvite.withdraw',
  label: { zh: '撤回邀请', en: 'Withdraw an invitation' },
  service,
  method: 'PUT',
  path: 'organization/invitation/withdraw',
  input: { body: z.strictObject({ id }) },
  output: z.null(),
  permission: permission('userinvite', 'withdraw'),
});
