import { reviewActions, reviewFields, stateFields } from '../../../applicants/review.ts';
import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { trade } from '../../../dictionary/person.ts';

const SET = ['column', 'query', 'detail', 'sheet'] as const;

/**
 * People who registered themselves on the public pages of a site, with their certificates (console specification,
 * sections 1 and 2.2).
 */
export default defineResource({
  name: 'personregistration',
  noun: 'person_registration',
  label: { zh: '人员登记', en: 'Registered person' },
  about: {
    zh: '工人扫码自行登记的人员和证书，核对后转入人员管理。',
    en: 'People who registered themselves by the code of a site, with their certificates; checked here before they count as people of the project.',
  },
  service: 'user',
  title: 'register_number',
  face: { title: 'person_name', number: 'register_number' },
  scope: 'organisation',
  sort: { field: 'created_at', order: 'desc' },
  groups: {
    state: { zh: '办理情况', en: 'State' },
    identity: { zh: '身份信息', en: 'Identity' },
    work: { zh: '从业信息', en: 'Work' },
    review: { zh: '审核', en: 'Review' },
  },
  fields: {
    register_number: field.text({
      label: { zh: '登记编号', en: 'Number' },
      required: true,
      maxLength: 32,
      unique: true,
      query: 'like',
      on: SET,
      group: 'state',
      column: { width: 220, fixed: 'left' },
    }),
    ...stateFields({
      site: { zh: '登记站点', en: 'Site' },
      status: { zh: '登记状态', en: 'State' },
    }),
    person_name: field.text({
      label: { zh: '姓名', en: 'Name' },
      required: true,
      maxLength: 50,
      query: 'like',
      group: 'identity',
      column: { width: 110 },
    }),
    identity_number: field.idcard({
      label: { zh: '身份证号', en: 'Identity number' },
      required: true,
      check: 'identity',
      query: 'eq',
      group: 'identity',
      column: { width: 190 },
    }),
    phone_number: field.phone({
      label: { zh: '手机号码', en: 'Mobile' },
      required: true,
      query: 'like',
      group: 'identity',
      column: { width: 140 },
    }),
    photo: field.image({
      label: { zh: '近期免冠照片', en: 'Photograph' },
      required: true,
      maxCount: 1,
      maxSize: 5 * 1024,
      group: 'identity',
      column: { width: 120, hidden: true },
    }),
    identity_pictures: field.image({
      label: { zh: '身份证正反面', en: 'Both sides of the identity card' },
      personal: 'scan',
      required: true,
      maxCount: 2,
      maxSize: 5 * 1024,
      group: 'identity',
      column: { width: 160, hidden: true },
    }),
    company_name: field.text({
      label: { zh: '所属单位', en: 'Company' },
      required: true,
      maxLength: 100,
      query: 'like',
      group: 'work',
      column: { width: 220, priority: 1 },
    }),
    trade: field.code({
      label: { zh: '岗位工种', en: 'Post or trade' },
      required: true,
      dict: trade,
      query: 'in',
      group: 'work',
      column: { width: 120, priority: 1 },
    }),
    certificates: field.files({
      label: { zh: '资格证书', en: 'Certificates' },
      personal: 'scan',
      accept: ['image', 'pdf'],
      maxCount: 5,
      maxSize: 10 * 1024,
      group: 'work',
      column: { width: 160, hidden: true },
    }),
    ...reviewFields,
  },
  attention: [{ label: { zh: '待审核人员登记', en: 'People to review' }, filters: { status: '1' }, level: 'info' }],
  endpoints: {
    list: 'GET person-registration',
    detail: 'GET person-registration/{id}',
    export: 'GET person-registration/export',
  },
  lifecycle: { field: 'status', editable: [] },
  actions: reviewActions('person-registration'),
});
