import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { PROJECT_PEOPLE, projectField } from '../../../resource/project-field.ts';
import { BRANCH, partyBranchKind, partyBranchStatus } from '../dictionary.ts';

/**
 * Party branches of a project, and what their public page shows (console specification, section 2.2:
 * wisdompartyconfiguration).
 */
export default defineResource({
  name: 'wisdompartyconfiguration',
  noun: 'party_branch',
  label: { zh: '党组织', en: 'Branch' },
  about: {
    zh: '项目的党组织及其公开页：书记、任期、简介，以及扫码可见的轮播内容。',
    en: 'Branches of a project and their public page: secretary, term of office, introduction, and the carousel behind their code.',
  },
  rules: [
    {
      zh: '任期届满仍未换届的列为超期，并通知党务负责人；换届后填写新的任期。',
      en: 'A branch that holds no election by the end of its term is overdue, and its keeper is told.',
    },
    {
      zh: '公开页只显示已发布且勾选“轮播”的内容，不含党员姓名和联系方式以外的个人信息；关闭公开后二维码失效。',
      en: 'The public page shows published items of the carousel and nobody’s personal data; it ends when the branch is not public.',
    },
  ],
  service: 'user',
  title: 'branch_name',
  scope: 'organisation',
  follows: 'project_id',
  sort: { field: 'created_at', order: 'desc' },
  groups: {
    branch: { zh: '党组织', en: 'Branch' },
    term: { zh: '任期', en: 'Term of office' },
    page: { zh: '公开页', en: 'Public page' },
  },
  order: [
    ['founded_on', 'term_end'],
    ['elected_on', 'term_end'],
  ],
  fields: {
    branch_name: field.text({
      label: { zh: '党组织名称', en: 'Name' },
      required: true,
      maxLength: 100,
      query: 'like',
      unique: true,
      group: 'branch',
      column: { width: 260, fixed: 'left' },
      example: '滨江科创中心项目临时党支部',
    }),
    status: field.code({
      label: { zh: '状态', en: 'State' },
      dict: partyBranchStatus,
      query: 'in',
      initial: BRANCH.active,
      on: ['column', 'query', 'detail', 'sheet'],
      group: 'branch',
      column: { width: 100 },
    }),
    branch_kind: field.code({
      label: { zh: '党组织类型', en: 'Kind' },
      required: true,
      dict: partyBranchKind,
      query: 'eq',
      initial: 1,
      group: 'branch',
      column: { width: 120 },
    }),
    project_id: projectField({ required: true, group: 'branch', column: { width: 220 } }),
    superior: field.text({
      label: { zh: '上级党组织', en: 'Superior' },
      maxLength: 100,
      group: 'branch',
      column: { width: 180, hidden: true },
      example: '建工集团党委',
    }),
    secretary: field.text({
      label: { zh: '书记', en: 'Secretary' },
      required: true,
      maxLength: 20,
      query: 'like',
      group: 'branch',
      column: { width: 100, priority: 1 },
      example: '张建国',
    }),
    keeper_id: field.reference({
      label: { zh: '党务负责人', en: 'Kept by' },
      required: true,
      ref: 'usermanage',
      own: true,
      among: PROJECT_PEOPLE,
      group: 'branch',
      column: { width: 120, hidden: true },
    }),
    founded_on: field.date({
      label: { zh: '成立日期', en: 'Founded on' },
      group: 'term',
      column: { width: 120, hidden: true },
    }),
    elected_on: field.date({
      label: { zh: '本届选举日期', en: 'Elected on' },
      group: 'term',
      column: { width: 130, hidden: true },
    }),
    term_end: field.date({
      label: { zh: '任期届满日期', en: 'Term ends on' },
      query: 'between',
      group: 'term',
      column: { width: 130, sort: true },
    }),
    motto: field.text({
      label: { zh: '标语', en: 'Motto' },
      maxLength: 60,
      group: 'page',
      column: { width: 200, hidden: true },
      example: '党旗在一线飘扬，品质在工地生根',
    }),
    introduction: field.textarea({
      label: { zh: '简介', en: 'Introduction' },
      maxLength: 2000,
      group: 'page',
      column: { width: 260, hidden: true },
    }),
    picture: field.image({
      label: { zh: '封面照片', en: 'Picture' },
      maxCount: 1,
      group: 'page',
      column: { width: 110 },
    }),
    public_flag: field.boolean({
      label: { zh: '对外公开', en: 'Public' },
      hint: { zh: '公开后，扫描二维码即可查看', en: 'Whoever scans the code sees the page' },
      query: 'eq',
      initial: true,
      group: 'page',
      column: { width: 100 },
    }),
    carousel_count: field.integer({
      label: { zh: '轮播条数', en: 'Items in the carousel' },
      required: true,
      min: 1,
      max: 20,
      initial: 5,
      group: 'page',
      column: { width: 110, hidden: true },
    }),
    /** Code in the address of the public page. The database makes it; it is not the id. */
    public_code: field.text({ label: { zh: '公开码', en: 'Code' }, maxLength: 64, on: [] }),
  },
  figures: [{ label: { zh: '党组织', en: 'Branches' }, filters: { status: '1' } }],
  endpoints: {
    list: 'GET wisdompartyconfiguration/list',
    detail: 'GET wisdompartyconfiguration/detail/{id}',
    add: 'POST wisdompartyconfiguration/add',
    edit: 'POST wisdompartyconfiguration/update',
    delete: 'DELETE wisdompartyconfiguration/{id}',
    export: 'GET wisdompartyconfiguration/export',
  },
  lifecycle: {
    field: 'status',
    editable: [BRANCH.active],
    due: { field: 'term_end', states: [BRANCH.active], tells: ['keeper_id'] },
  },
  actions: {
    elect: {
      label: { zh: '换届', en: 'Elect' },
      endpoint: 'POST wisdompartyconfiguration/elect',
      step: {
        from: [BRANCH.active],
        to: BRANCH.active,
        asks: ['secretary', 'elected_on', 'term_end'],
        needs: ['secretary', 'elected_on', 'term_end'],
      },
    },
    dissolve: {
      label: { zh: '撤销', en: 'Dissolve' },
      endpoint: 'POST wisdompartyconfiguration/dissolve',
      confirm: { zh: '撤销后公开页不再显示。', en: 'Its public page is no longer shown.' },
      step: { from: [BRANCH.active], to: BRANCH.dissolved, danger: true },
    },
  },
});
