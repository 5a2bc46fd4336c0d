import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { enterpriseType } from '../../../dictionary/account.ts';
import { authStatus } from './dictionary.ts';

/**
 * Companies that registered themselves, with or without a completed check (console specification, sections 1 and 7.8).
 */
export default defineResource({
  name: 'enterprise',
  noun: 'enterprise',
  viewOf: 'company',
  label: { zh: '企业', en: 'Company' },
  about: {
    zh: '注册的企业及其审核状态。',
    en: 'The companies that registered, and the state of their check.',
  },
  service: 'user',
  title: 'company_name',
  scope: 'everyone',
  views: { calendar: false },
  sort: { field: 'created_at', order: 'desc' },
  fields: {
    company_name: field.text({
      label: { zh: '企业名称', en: 'Company' },
      required: true,
      maxLength: 100,
      query: 'like',
      column: { width: 260, fixed: 'left' },
    }),
    credit_code: field.text({
      label: { zh: '统一社会信用代码', en: 'Credit code' },
      required: true,
      maxLength: 18,
      query: 'like',
      column: { width: 200 },
    }),
    ent_type: field.code({
      label: { zh: '企业类型', en: 'Enterprise type' },
      required: true,
      dict: enterpriseType,
      query: 'eq',
      column: { width: 110 },
    }),
    contact_name: field.text({
      label: { zh: '联系人', en: 'Contact' },
      required: true,
      maxLength: 50,
      column: { width: 110 },
    }),
    phone_number: field.phone({
      label: { zh: '联系电话', en: 'Telephone' },
      required: true,
      query: 'like',
      column: { width: 140 },
    }),
    auth_status: field.code({
      label: { zh: '审核状态', en: 'Check' },
      required: true,
      dict: authStatus,
      query: 'eq',
      column: { width: 100 },
    }),
    tags: field.text({
      label: { zh: '企业标签', en: 'Tags' },
      query: 'like',
      column: { width: 200 },
    }),
    check_reason: field.textarea({
      label: { zh: '审核意见', en: 'Reason' },
      maxLength: 200,
      column: { width: 220 },
    }),
    checked_at: field.datetime({
      label: { zh: '审核时间', en: 'Checked' },
      column: { width: 180 },
    }),
  },
  attention: [{ label: { zh: '待审核企业', en: 'Companies to check' }, filters: { auth_status: '0' }, level: 'info' }],
  endpoints: { list: 'GET company/list', detail: 'GET company/info/{id}', export: 'GET company/export' },
  actions: {
    check: { label: { zh: '审核', en: 'Check' }, endpoint: 'POST company/check' },
    tag: { label: { zh: '设置标签', en: 'Tag' }, endpoint: 'PUT company/tags' },
  },
});
