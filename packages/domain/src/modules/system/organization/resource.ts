import { FIRST_COMPANY } from '../../../resource/first-company.ts';

import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { enterpriseType, userStatus } from '../../../dictionary/account.ts';

/** Companies, branches and site offices as a tree (console specification, sections 3 and 7.6). */
export default defineResource({
  name: 'organization',
  noun: 'organization',
  viewOf: 'organisation',
  label: { zh: '组织', en: 'Organisation' },
  about: {
    zh: '公司、分公司和项目部的组织树；数据按组织自上而下可见。',
    en: 'Companies, branches and site offices as a tree. Each sees its own records and those below it.',
  },
  firstStep: {
    order: 10,
    label: { zh: '填写公司名称', en: 'Name your company' },
    hint: { zh: '公司名称出现在页眉、单据和导出的文件中', en: 'It stands in the header, on documents and in files' },
    asMade: ({ name, updated_by }) => name === FIRST_COMPANY && updated_by === null,
  },
  service: 'user',
  title: 'name',
  scope: 'organisation',
  sort: { field: 'sort', order: 'asc' },
  namedByReferrers: true,
  fields: {
    name: field.text({
      label: { zh: '组织名称', en: 'Name' },
      required: true,
      maxLength: 100,
      query: 'like',
      column: { width: 260, fixed: 'left', sort: true },
      example: '上海分公司',
    }),
    org_pid: field.reference({
      label: { zh: '上级组织', en: 'Belongs to' },
      hint: { zh: '不填时归入本人所在组织', en: 'Your own organisation when left empty' },
      ref: 'organization',
      query: 'eq',
      column: { width: 220 },
    }),
    ent_type: field.code({
      label: { zh: '企业类型', en: 'Enterprise type' },
      hint: { zh: '不填时与上级组织相同', en: 'That of the organisation above when left empty' },
      dict: enterpriseType,
      query: 'eq',
      column: { width: 110 },
    }),
    national_code: field.region({
      label: { zh: '所在地区', en: 'Region' },
      hint: { zh: '不填时与上级组织相同', en: 'That of the organisation above when left empty' },
      on: ['add', 'edit', 'sheet'],
    }),
    // Region of the organisation, else of the nearest organisation above it that has one; lists show it and filter by
    // it.
    region_code: field.region({
      label: { zh: '所在地区', en: 'Region' },
      query: 'eq',
      on: ['column', 'query', 'detail'],
      column: { width: 220 },
    }),
    user_count: field.integer({
      label: { zh: '用户数', en: 'Users' },
      on: ['column', 'detail'],
      column: { width: 90 },
    }),
    head_id: field.reference({
      label: { zh: '负责人', en: 'Head' },
      hint: { zh: '审批流程中“部门的负责人”', en: 'Whom processes mean by the head of a department' },
      ref: 'usermanage',
      column: { width: 120 },
    }),
    org_status: field.code({
      label: { zh: '状态', en: 'Status' },
      dict: userStatus,
      query: 'eq',
      on: ['column', 'query', 'detail'],
      column: { width: 90 },
    }),
    sort: field.integer({
      label: { zh: '排序', en: 'Order' },
      min: 0,
      max: 9999,
      initial: 0,
      column: { width: 80, sort: true },
    }),
  },
  endpoints: {
    list: 'GET organization/list',
    detail: 'GET organization/info/{id}',
    add: 'POST organization/info',
    edit: 'PUT organization/info',
    delete: 'DELETE organization/org/{id}',
    export: 'GET organization/export',
  },
  actions: {
    activate: {
      label: { zh: '启用/停用', en: 'Enable or disable' },
      endpoint: 'PUT organization/activate',
    },
  },
});
