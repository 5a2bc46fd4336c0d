import { reviewActions, reviewFields, stateFields } from '../../../applicants/review.ts';
import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { applicantKind, applyPurpose } from '../../../dictionary/applicant.ts';

/** Where a value is shown that the server assigns: everywhere but in forms. */
const ASSIGNED = ['column', 'query', 'detail', 'sheet'] as const;

/**
 * Applications of people without an account, submitted on the public pages of a site and reviewed here (console
 * specification, sections 1, 2.1 and 2.2). The applicant fills in the fields of the add form; no other user adds an
 * application.
 */
export default defineResource({
  name: 'applysreview',
  noun: 'application',
  label: { zh: '准入申请', en: 'Application' },
  about: {
    zh: '没有账号的人在工地公开页提交的准入申请，在这里审核；通过后才能进场办事。',
    en: 'Applications to enter a site that people without an account sent from its public page; they are reviewed here.',
  },
  service: 'user',
  title: 'apply_number',
  face: { title: 'applicant_name', number: 'apply_number' },
  scope: 'organisation',
  sort: { field: 'created_at', order: 'desc' },
  groups: {
    state: { zh: '办理情况', en: 'State' },
    applicant: { zh: '申请人', en: 'Applicant' },
    project: { zh: '申请内容', en: 'Application details' },
    review: { zh: '审核', en: 'Review' },
  },
  fields: {
    apply_number: field.text({
      label: { zh: '申请编号', en: 'Number' },
      required: true,
      maxLength: 32,
      unique: true,
      query: 'like',
      on: ASSIGNED,
      group: 'state',
      column: { width: 210, fixed: 'left' },
    }),
    ...stateFields({
      site: { zh: '申请站点', en: 'Site' },
      status: { zh: '申请状态', en: 'State' },
    }),
    applicant_kind: field.code({
      label: { zh: '申请主体', en: 'Applicant is a' },
      required: true,
      dict: applicantKind,
      query: 'eq',
      initial: 1,
      group: 'applicant',
      column: { width: 100 },
    }),
    applicant_name: field.text({
      label: { zh: '申请单位/申请人', en: 'Applicant' },
      required: true,
      maxLength: 100,
      query: 'like',
      group: 'applicant',
      column: { width: 220 },
    }),
    credit_code: field.text({
      label: { zh: '统一社会信用代码', en: 'Credit code' },
      maxLength: 18,
      check: 'credit_code',
      query: 'eq',
      group: 'applicant',
      column: { width: 200, hidden: true },
    }),
    identity_number: field.idcard({
      label: { zh: '身份证号', en: 'Identity number' },
      check: 'identity',
      query: 'eq',
      group: 'applicant',
      column: { width: 190, hidden: true },
    }),
    contact_name: field.text({
      label: { zh: '联系人', en: 'Contact' },
      required: true,
      maxLength: 50,
      group: 'applicant',
      column: { width: 110 },
    }),
    phone_number: field.phone({
      label: { zh: '联系电话', en: 'Telephone' },
      required: true,
      query: 'like',
      group: 'applicant',
      column: { width: 140 },
    }),
    purpose: field.code({
      label: { zh: '申请事项', en: 'Purpose' },
      required: true,
      dict: applyPurpose,
      query: 'in',
      group: 'project',
      column: { width: 150, priority: 1 },
    }),
    project_name: field.text({
      label: { zh: '项目名称', en: 'Project' },
      required: true,
      maxLength: 100,
      query: 'like',
      group: 'project',
      column: { width: 220, priority: 1 },
    }),
    region: field.region({
      label: { zh: '所在地区', en: 'Region' },
      required: true,
      group: 'project',
      column: { width: 180, hidden: true },
    }),
    project_address: field.text({
      label: { zh: '项目地址', en: 'Address' },
      required: true,
      maxLength: 200,
      group: 'project',
      column: { width: 220, hidden: true },
    }),
    begin_date: field.date({
      label: { zh: '开始日期', en: 'From' },
      required: true,
      query: 'between',
      group: 'project',
      column: { width: 120 },
    }),
    end_date: field.date({
      label: { zh: '结束日期', en: 'Until' },
      required: true,
      group: 'project',
      column: { width: 120 },
    }),
    reason: field.textarea({
      label: { zh: '申请说明', en: 'Remarks' },
      maxLength: 500,
      group: 'project',
      column: { width: 220, hidden: true },
    }),
    attachments: field.files({
      label: { zh: '附件', en: 'Attachments' },
      accept: ['image', 'pdf', 'doc', 'docx'],
      maxCount: 5,
      maxSize: 10 * 1024,
      group: 'project',
      column: { width: 160, hidden: true },
    }),
    ...reviewFields,
  },
  order: [['begin_date', 'end_date']],
  attention: [{ label: { zh: '待审核申请', en: 'Applications to review' }, filters: { status: '1' }, level: 'info' }],
  endpoints: {
    list: 'GET application',
    detail: 'GET application/{id}',
    export: 'GET application/export',
  },
  lifecycle: { field: 'status', editable: [] },
  actions: reviewActions('application'),
});
