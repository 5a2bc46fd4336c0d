import { GRANT_PATTERN, PASSWORD_PATTERN, permission, rolemanage, rowSchemaOf } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { menuItem } from './user.ts';

// Calls of organisations and users that the resources `organization` and `usermanage` do not give (console
// specification, section 7.6; the paths are ours where it names none).

const service = 'user' as const;
const id = z.string().min(1).max(64);

export interface OrganizationNode {
  org_id: string;
  org_pid: string | null;
  name: string;
  ent_type: number;
  /** 0: its people, and those of the organisations below, cannot come in for the time being. */
  org_status: number;
  user_count: number;
  /** The caller may change it; not so one that is only looked upon. */
  editable: boolean;
  children: OrganizationNode[];
}

const organizationNode: z.ZodType<OrganizationNode> = z.lazy(() =>
  z.object({
    org_id: z.string(),
    org_pid: z.string().nullable(),
    name: z.string(),
    ent_type: z.int(),
    org_status: z.int(),
    user_count: z.int(),
    editable: z.boolean(),
    children: z.array(organizationNode),
  }),
);

/** The organisations that the caller sees, as trees. */
export const organizationTree = defineCall({
  name: 'organization.tree',
  label: { zh: '当前组织树', en: 'Tree of organisations' },
  service,
  method: 'GET',
  path: 'organization/tree',
  input: {},
  output: z.array(organizationNode),
});

/** Organisations that have projects, with these. */
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

/** Hangs an organisation below another one, and at a place among those that are there. */
export const moveOrganization = defineCall({
  name: 'organization.move',
  label: { zh: '移动组织', en: 'Move an organisation' },
  service,
  method: 'PUT',
  path: 'organization/move',
  /** `after`: the organisation below `org_pid` that it comes behind; null: it comes first. */
  input: { body: z.strictObject({ id, org_pid: id, after: id.nullable() }) },
  output: z.null(),
  permission: permission('organization', 'edit'),
});

/** Shuts out the people of an organisation and of those below it, or lets them in again. */
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

/** What stands in the way of deleting an organisation: how much of what belongs to it. */
export const organizationContent = defineCall({
  name: 'organization.content',
  label: { zh: '组织下的数据', en: 'What belongs to an organisation' },
  service,
  method: 'GET',
  path: 'organization/org/{id}/content',
  input: { params: z.object({ id }) },
  /** `subject`: a resource; null: everything else. */
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

/** Everything that can be granted, with what the caller may hand on checked. */
export const privilege = defineCall({
  name: 'organization.privilege',
  label: { zh: '可授予的权限', en: 'Permissions to grant' },
  service,
  method: 'GET',
  path: 'organization/privilege',
  input: {},
  output: z.object({
    menus: z.array(menuItem),
    /** Codes that the caller's own roles hold, wildcards as they are. */
    granted: z.array(z.string().regex(GRANT_PATTERN)),
  }),
  permission: permission('rolemanage', 'list'),
});

/**
 * Makes a role of the caller's organisation out of one that the caller sees, with as much of its permissions as the
 * caller may grant.
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
    /** The copy holds all that the role holds. */
    complete: z.boolean(),
  }),
  permission: permission('rolemanage', 'add'),
});

const organizationRole = z.object({
  role_id: z.string(),
  role_code: z.string(),
  name: z.string(),
  permissions: z.array(z.string().regex(GRANT_PATTERN)),
  /** Users of the organisation itself who have it. */
  users: z.array(z.object({ id: z.string(), nickname: z.string() })),
  /** The caller may give it: it holds nothing beyond what they hold. */
  grantable: z.boolean(),
  /** Made by an organisation, and so to be changed; built-in ones are not. */
  own: z.boolean(),
});
export type OrganizationRole = z.infer<typeof organizationRole>;

/** The roles that can be given in an organisation, with those who have them there. */
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

/** Gives users roles, besides those that they have or instead of them. All or none. */
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

/** Gives a user another password and ends the sessions. */
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

/** At most 50 users whose name or account holds the keyword, or whose mobile number it is: for pickers. */
export const usersByNamePhone = defineCall({
  name: 'user.search',
  label: { zh: '按姓名或手机号查询用户', en: 'Find users by name or mobile' },
  service,
  method: 'GET',
  path: 'user/list/name-phone',
  input: { query: z.object({ keyword: z.string().max(50).default('') }) },
  output: z.array(briefUser),
});

/** Users of a project: of its organisation, those below and those above. Role 5002 gives its patrols (section 6). */
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
