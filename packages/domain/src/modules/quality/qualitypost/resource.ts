import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { PROJECT_PEOPLE, projectField } from '../../../resource/project-field.ts';
import { qualityPost } from '../dictionary.ts';

/** Who holds which post of a project: checks and acceptances ask for it (GB 50300-2013, chapter 6). */
export default defineResource({
  name: 'qualitypost',
  noun: 'quality_post',
  label: { zh: '验收人员', en: 'Post of acceptance' },
  about: {
    zh: '项目各方参加质量验收的人员和岗位；检验批、分项、分部、单位工程、隐蔽和旁站的签字按岗位校验。',
    en: 'Who holds which post of a project. Signatures on lots, items, parts, unit works, concealed works and attendances are checked against it.',
  },
  rules: [
    {
      zh: '同一项目内，一个账号不能既在施工单位任职，又在监理、建设、勘察或设计单位任职。',
      en: 'In a project, nobody holds a post of the contractor and one of those who check the contractor.',
    },
    { zh: '任职期以外不能签字。', en: 'Nobody signs outside the term of the post.' },
  ],
  service: 'order',
  title: 'account_id',
  scope: 'organisation',
  follows: 'project_id',
  sort: { field: 'post', order: 'asc' },
  fields: {
    account_id: field.reference({
      label: { zh: '人员', en: 'Person' },
      required: true,
      ref: 'usermanage',
      among: PROJECT_PEOPLE,
      query: 'eq',
      column: { width: 120, fixed: 'left' },
    }),
    post: field.code({
      label: { zh: '验收岗位', en: 'Post' },
      required: true,
      dict: qualityPost,
      query: 'in',
      column: { width: 180, sort: true, priority: 1 },
      example: '专业监理工程师',
    }),
    project_id: projectField({ required: true }),
    unit_name: field.text({
      label: { zh: '所在单位', en: 'Company' },
      maxLength: 100,
      query: 'like',
      column: { width: 220 },
      example: '浦江工程监理有限公司',
    }),
    certificate_number: field.text({
      label: { zh: '岗位（注册）证书号', en: 'Certificate' },
      maxLength: 64,
      query: 'like',
      column: { width: 180 },
      example: '31004567',
    }),
    from_on: field.date({
      label: { zh: '任职起', en: 'From' },
      hint: { zh: '不填即不限', en: 'Empty: no limit' },
      column: { width: 120 },
      example: '2026-01-05',
    }),
    to_on: field.date({
      label: { zh: '任职止', en: 'Until' },
      query: 'between',
      column: { width: 120, priority: 1 },
      example: '2027-06-30',
    }),
  },
  order: [['from_on', 'to_on']],
  endpoints: {
    list: 'GET quality-post',
    detail: 'GET quality-post/{id}',
    add: 'POST quality-post',
    edit: 'PUT quality-post',
    delete: 'DELETE quality-post/{id}',
    export: 'GET quality-post/export',
  },
});
