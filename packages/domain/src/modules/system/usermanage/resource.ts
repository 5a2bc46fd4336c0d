import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { enterpriseType, userStatus } from '../../../dictionary/account.ts';

function codesIn(text: string): string[] {
  return text.split(',').flatMap((code) => code.trim() || []);
}

/** Accounts that log in (console specification, sections 3 and 7.6). */
export default defineResource({
  name: 'usermanage',
  noun: 'user',
  viewOf: 'account',
  label: { zh: '用户', en: 'User' },
  about: {
    zh: '登录账号：所属组织、角色、岗位和项目；可从 Excel 批量导入，停用后立即下线。',
    en: 'The accounts that log in, with organisation, roles, posts and projects. They can be imported; a disabled one is logged out at once.',
  },
  firstStep: {
    order: 31,
    way: 'people',
    least: 2,
    label: { zh: '添加用户', en: 'Add a user' },
    hint: { zh: '自己填写账号和初始密码', en: 'With a name and an initial password' },
  },
  service: 'user',
  title: 'nickname',
  face: { number: 'userName' },
  scope: 'organisation',
  views: { calendar: false },
  sort: { field: 'created_at', order: 'desc' },
  namedByReferrers: true,
  fields: {
    userName: field.text({
      label: { zh: '登录账号', en: 'Account' },
      personal: 'account',
      required: true,
      maxLength: 64,
      query: 'like',
      unique: true,
      column: { width: 150, fixed: 'left', sort: true, priority: 1 },
      example: 'chenjianguo',
    }),
    nickname: field.text({
      label: { zh: '姓名', en: 'Name' },
      required: true,
      maxLength: 50,
      query: 'like',
      column: { width: 120, sort: true },
      example: '陈建国',
    }),
    password: field.password({
      label: { zh: '初始密码', en: 'Initial password' },
      required: true,
      on: ['add', 'sheet'],
      example: 'Gongdi2026',
    }),
    phone_number: field.phone({
      label: { zh: '手机号码', en: 'Mobile' },
      query: 'like',
      unique: true,
      column: { width: 140 },
      example: '13800138001',
    }),
    id_card: field.idcard({
      label: { zh: '身份证号', en: 'Identity number' },
      column: { width: 190, hidden: true },
      example: '110101199003078888',
    }),
    organization_id: field.reference({
      label: { zh: '所属组织', en: 'Organisation' },
      required: true,
      ref: 'organization',
      query: 'eq',
      column: { width: 220, priority: 1 },
    }),
    role_ids: field.references({
      label: { zh: '角色', en: 'Roles' },
      required: true,
      ref: 'rolemanage',
      query: 'eq',
      column: { width: 180, priority: 1 },
    }),
    post_ids: field.references({
      label: { zh: '岗位', en: 'Posts' },
      ref: 'post',
      column: { width: 160, priority: 3 },
    }),
    project_ids: field.references({
      label: { zh: '参与项目', en: 'Projects' },
      hint: {
        zh: '数据范围为「参与项目」的角色可以看到这些项目；项目的人员选择中会出现该用户',
        en: 'Roles with the data scope “projects” reach these; the user can be chosen in them',
      },
      ref: 'projectmanage',
      query: 'eq',
      column: { width: 200, priority: 3 },
    }),
    roleCode: field.text({
      label: { zh: '角色编码', en: 'Role codes' },
      on: ['column', 'detail'],
      column: { width: 140, hidden: true },
    }),
    ent_type: field.code({
      label: { zh: '企业类型', en: 'Enterprise type' },
      dict: enterpriseType,
      query: 'eq',
      on: ['column', 'query', 'detail'],
      column: { width: 110 },
    }),
    user_status: field.code({
      label: { zh: '状态', en: 'Status' },
      required: true,
      dict: userStatus,
      query: 'eq',
      initial: 1,
      column: { width: 90 },
    }),
    last_login_at: field.datetime({
      label: { zh: '最近登录', en: 'Last login' },
      on: ['column', 'detail'],
      column: { width: 180 },
    }),
  },
  attention: [
    { label: { zh: '待批准的新用户', en: 'New users to approve' }, filters: { user_status: '2' }, level: 'warning' },
  ],
  imports: 'append',
  /**
   * Accepts the names of the console specification, sections 3 and 7.6, beside the field names here: `org_id`, and
   * `roleCode` with the codes of roles, which the server accepts like role ids. The enterprise type is a property of
   * the organisation.
   */
  settle: ({ org_id, roleCode, ...record }) => {
    const named: Record<string, unknown> = { ...record };
    delete named['ent_type'];
    if (named['organization_id'] === undefined && org_id !== undefined) named['organization_id'] = org_id;
    if (named['role_ids'] === undefined && typeof roleCode === 'string') named['role_ids'] = codesIn(roleCode);
    return named;
  },
  endpoints: {
    list: 'GET organization/users',
    detail: 'GET organization/user/{id}',
    add: 'POST organization/user',
    edit: 'PUT organization/user',
    delete: 'DELETE organization/user/{id}',
    export: 'GET organization/users/export',
    import: 'POST organization/users/import',
  },
  actions: {
    activate: {
      label: { zh: '启用/停用', en: 'Enable or disable' },
      endpoint: 'PUT organization/user/activate',
    },
    password: {
      label: { zh: '重置密码', en: 'Reset the password' },
      endpoint: 'PUT organization/user/password',
    },
  },
});
