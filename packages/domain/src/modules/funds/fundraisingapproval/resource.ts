import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { PROJECT_PEOPLE, projectField } from '../../../resource/project-field.ts';
import { FUND, FUND_STATUS, fundKind, fundPurpose, fundStatus } from '../dictionary.ts';

const LATER = ['column', 'detail', 'sheet'] as const;

/** Plans of funds and requests for payment (console specification, section 2.2: approval of fundraising). */
export default defineResource({
  name: 'fundraisingapproval',
  noun: 'fund_paper',
  label: { zh: '资金审批', en: 'Approval of funds' },
  about: {
    zh: '项目的资金计划和用款申请：报批、审批、支付。批准的计划增加项目余额，批准的用款占用余额。',
    en: 'Plans of funds and requests for payment. An approved plan adds to the balance of its project, a request takes from it.',
  },
  rules: [
    {
      zh: '可用余额 = 批准的计划 − 批准未支付的用款 − 已支付，按分计算；超过余额的用款不能批准，同时审批也不会超出。',
      en: 'Balance = approved plans − requests approved but not paid − paid, in whole fen. A request above it is not approved, nor are several at once.',
    },
    {
      zh: '单位部署了资金审批流程时，提交后须发起流程，由流程的结论批准或退回；没有部署时由有权限的人审批。都不能审批自己的申请。',
      en: 'Where a process about it is deployed, its verdict approves or sends back what was sent in; otherwise whoever may does. Nobody approves what they asked for themselves.',
    },
    {
      zh: '合同付款单关联的用款由付款单逐次支付，付满自动办结；不再付款时用「结清用款」退回结余。',
      en: 'A request that orders of contracts name is paid by these, and done when it is paid in full; else its rest is returned by hand.',
    },
    {
      zh: '实际支付少于批准的，结余退回余额；已占用的计划不能作废。',
      en: 'What is not paid of an approved amount returns to the balance. A plan that is in use is not cancelled.',
    },
  ],
  service: 'order',
  title: 'fund_title',
  scope: 'organisation',
  follows: 'project_id',
  sort: { field: 'created_at', order: 'desc' },
  groups: {
    basic: { zh: '申请', en: 'Request' },
    decision: { zh: '审批', en: 'Decision' },
    payment: { zh: '支付', en: 'Payment' },
  },
  fields: {
    fund_title: field.text({
      label: { zh: '事项', en: 'Subject' },
      required: true,
      maxLength: 100,
      query: 'like',
      group: 'basic',
      column: { width: 240, fixed: 'left' },
      example: '11 月预拌混凝土货款',
    }),
    fund_number: field.text({
      label: { zh: '单据编号', en: 'Number' },
      maxLength: 40,
      query: 'like',
      on: ['column', 'query', 'detail', 'sheet'],
      group: 'basic',
      column: { width: 150 },
    }),
    status: field.code({
      label: { zh: '审批状态', en: 'State' },
      required: true,
      dict: fundStatus,
      query: 'in',
      initial: FUND_STATUS.draft,
      on: ['column', 'query', 'detail', 'sheet'],
      group: 'basic',
      column: { width: 110 },
    }),
    fund_kind: field.code({
      label: { zh: '单据类型', en: 'Kind' },
      required: true,
      dict: fundKind,
      query: 'eq',
      initial: FUND.request,
      group: 'basic',
      column: { width: 110 },
    }),
    project_id: projectField({ required: true, group: 'basic', column: { width: 200, priority: 1 } }),
    fund_purpose: field.code({
      label: { zh: '资金用途', en: 'Purpose' },
      required: true,
      dict: fundPurpose,
      query: 'in',
      group: 'basic',
      column: { width: 140 },
    }),
    amount: field.money({
      label: { zh: '金额', en: 'Amount' },
      required: true,
      group: 'basic',
      column: { width: 140, priority: 1 },
      example: '386500.00',
    }),
    needed_on: field.date({
      label: { zh: '用款日期', en: 'Needed on' },
      required: true,
      query: 'between',
      group: 'basic',
      column: { width: 120, sort: true },
    }),
    payee: field.text({
      label: { zh: '收款单位', en: 'Paid to' },
      hint: { zh: '用款申请必填', en: 'Needed for a request' },
      maxLength: 100,
      query: 'like',
      group: 'basic',
      column: { width: 200 },
      example: '浦东预拌混凝土公司',
    }),
    applicant_id: field.reference({
      label: { zh: '申请人', en: 'Asked for by' },
      required: true,
      ref: 'usermanage',
      among: PROJECT_PEOPLE,
      query: 'eq',
      group: 'basic',
      column: { width: 110 },
    }),
    reason: field.textarea({
      label: { zh: '事由与依据', en: 'Reason' },
      required: true,
      maxLength: 1000,
      group: 'basic',
      column: { width: 240, hidden: true },
    }),
    attachments: field.files({
      label: { zh: '附件', en: 'Attachments' },
      maxCount: 9,
      group: 'basic',
      column: { width: 160, hidden: true },
    }),
    available: field.money({
      label: { zh: '项目可用余额', en: 'Balance of the project' },
      derived: true,
      on: ['detail'],
      group: 'decision',
      column: false,
    }),
    approver_id: field.reference({
      label: { zh: '审批人', en: 'Decided by' },
      ref: 'usermanage',
      query: 'eq',
      on: ['column', 'query', 'detail', 'sheet'],
      group: 'decision',
      column: { width: 110, hidden: true },
    }),
    decided_at: field.datetime({
      label: { zh: '审批时间', en: 'Decided at' },
      on: LATER,
      group: 'decision',
      column: { width: 170, hidden: true },
    }),
    opinion: field.textarea({
      label: { zh: '审批意见', en: 'Opinion' },
      maxLength: 500,
      on: LATER,
      group: 'decision',
      column: { width: 200, hidden: true },
    }),
    paid_amount: field.money({
      label: { zh: '实付金额', en: 'Amount paid' },
      on: LATER,
      group: 'payment',
      column: { width: 140 },
    }),
    paid_on: field.date({
      label: { zh: '支付日期', en: 'Paid on' },
      query: 'between',
      on: ['column', 'query', 'detail', 'sheet'],
      group: 'payment',
      column: { width: 120, hidden: true },
    }),
    by_orders: field.boolean({
      label: { zh: '由合同付款单支付', en: 'Paid by orders of contracts' },
      initial: false,
      query: 'eq',
      on: ['column', 'query', 'detail', 'sheet'],
      group: 'payment',
      column: { width: 140, hidden: true },
    }),
    payment_files: field.files({
      label: { zh: '付款凭证', en: 'Voucher' },
      maxCount: 9,
      on: ['column', 'detail'],
      group: 'payment',
      column: { width: 160, hidden: true },
    }),
    paid_by: field.reference({
      label: { zh: '付款人', en: 'Paid by' },
      ref: 'usermanage',
      on: LATER,
      group: 'payment',
      column: { width: 110, hidden: true },
    }),
  },
  check: ({ amount, fund_kind, payee }) => [
    ...(typeof amount === 'string' && !(Number(amount) > 0)
      ? [{ path: 'amount', label: { zh: '金额必须大于零', en: 'The amount is more than zero' } }]
      : []),
    ...(fund_kind === FUND.request && !payee
      ? [{ path: 'payee', label: { zh: '用款申请须填写收款单位', en: 'A request says who is paid' } }]
      : []),
  ],
  attention: [
    {
      label: { zh: '待审批资金单据', en: 'Papers on funds to approve' },
      filters: { status: String(FUND_STATUS.sent) },
      level: 'warning',
      ranks: true,
    },
    {
      label: { zh: '待支付用款', en: 'Requests to pay' },
      filters: { status: String(FUND_STATUS.approved), fund_kind: String(FUND.request) },
      level: 'info',
    },
  ],
  lifecycle: {
    field: 'status',
    editable: [FUND_STATUS.draft, FUND_STATUS.refused],
    decided: { approved: 'approve', refused: 'giveback' },
  },
  actions: {
    submit: {
      label: { zh: '提交审批', en: 'Send in' },
      endpoint: 'POST fundraisingapproval/submit',
      step: {
        from: [FUND_STATUS.draft, FUND_STATUS.refused],
        to: FUND_STATUS.sent,
        clears: ['opinion', 'approver_id', 'decided_at'],
      },
    },
    approve: {
      label: { zh: '批准', en: 'Approve' },
      endpoint: 'POST fundraisingapproval/approve',
      step: {
        from: [FUND_STATUS.sent],
        to: FUND_STATUS.approved,
        asks: ['opinion'],
        stamps: { by: 'approver_id', at: 'decided_at' },
        tells: ['applicant_id'],
      },
    },
    giveback: {
      label: { zh: '退回', en: 'Send back' },
      endpoint: 'POST fundraisingapproval/giveback',
      step: {
        from: [FUND_STATUS.sent],
        to: FUND_STATUS.refused,
        asks: ['opinion'],
        needs: ['opinion'],
        stamps: { by: 'approver_id', at: 'decided_at' },
        tells: ['applicant_id'],
        danger: true,
      },
    },
    recall: {
      label: { zh: '撤回', en: 'Take back' },
      endpoint: 'POST fundraisingapproval/recall',
      step: { from: [FUND_STATUS.sent], to: FUND_STATUS.draft, by: 'applicant_id' },
    },
    pay: {
      label: { zh: '登记支付', en: 'Enter the payment' },
      endpoint: 'POST fundraisingapproval/pay',
      step: {
        from: [FUND_STATUS.approved],
        to: FUND_STATUS.paid,
        asks: ['paid_amount', 'paid_on', 'payment_files'],
        needs: ['paid_amount', 'paid_on'],
        stamps: { by: 'paid_by' },
        tells: ['applicant_id'],
      },
    },
    finish: {
      label: { zh: '结清用款', en: 'Return the rest' },
      endpoint: 'POST fundraisingapproval/finish',
      confirm: {
        zh: '不再由合同付款单支付，未支付的金额退回项目余额。',
        en: 'No further orders are paid from it; what is left returns to the balance of the project.',
      },
      step: { from: [FUND_STATUS.approved], to: FUND_STATUS.paid, tells: ['applicant_id'] },
    },
    cancel: {
      label: { zh: '作废', en: 'Cancel' },
      endpoint: 'POST fundraisingapproval/cancel',
      step: {
        from: [FUND_STATUS.approved],
        to: FUND_STATUS.cancelled,
        asks: ['opinion'],
        needs: ['opinion'],
        tells: ['applicant_id'],
        danger: true,
      },
    },
  },
  endpoints: {
    list: 'GET fundraisingapproval',
    detail: 'GET fundraisingapproval/{id}',
    add: 'POST fundraisingapproval',
    edit: 'PUT fundraisingapproval',
    delete: 'DELETE fundraisingapproval/{id}',
    export: 'GET fundraisingapproval/export',
    word: 'GET fundraisingapproval/word',
  },
});
