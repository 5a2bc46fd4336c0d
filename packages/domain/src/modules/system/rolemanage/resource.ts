import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { DATA_SCOPE, dataScope } from './dictionary.ts';

/** Permissions of a group of users. Everyone can assign a role without an organisation, and nobody can change it. */
export default defineResource({
  name: 'rolemanage',
  noun: 'role',
  viewOf: 'role',
  label: { zh: '角色', en: 'Role' },
  about: {
    zh: '一组权限的集合；给用户分配角色即可授权，可两两比较。',
    en: 'Sets of permissions. A user has those of all roles given.',
  },
  service: 'user',
  title: 'name',
  scope: 'company',
  sort: { field: 'created_at', order: 'desc' },
  fields: {
    name: field.text({
      label: { zh: '角色名称', en: 'Name' },
      required: true,
      maxLength: 50,
      query: 'like',
      column: { width: 180, fixed: 'left' },
      example: '项目管理员',
    }),
    role_code: field.text({
      label: { zh: '角色编码', en: 'Code' },
      required: true,
      maxLength: 50,
      query: 'like',
      unique: true,
      column: { width: 160, sort: true },
      example: 'project-admin',
    }),
    data_scope: field.code({
      label: { zh: '数据范围', en: 'Data scope' },
      hint: {
        zh: '持有该角色的用户能看到和修改哪些记录；有多个角色时以范围最大的为准',
        en: 'Which records its holders reach; of several roles, the widest scope counts',
      },
      dict: dataScope,
      query: 'in',
      initial: DATA_SCOPE.below,
      column: { width: 140 },
    }),
    permissions: field.permissions({
      label: { zh: '权限', en: 'Permissions' },
      required: true,
      column: false,
    }),
    remark: field.textarea({
      label: { zh: '备注', en: 'Remark' },
      maxLength: 200,
      column: { width: 260 },
    }),
  },
  // An emptied scope is the usual one; an edit that does not name the scope leaves it as it is.
  settle: (record) =>
    'data_scope' in record && record.data_scope === null ? { ...record, data_scope: DATA_SCOPE.below } : { ...record },
  endpoints: {
    list: 'GET role/list',
    detail: 'GET role/{id}',
    add: 'POST role',
    edit: 'PUT role',
    delete: 'DELETE role/{id}',
  },
});
