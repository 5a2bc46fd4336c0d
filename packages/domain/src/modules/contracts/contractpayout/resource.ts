import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { contractDirection } from '../dictionary.ts';
import { aboveZero, kept, keptContract, projectOfContract, SHOWN } from '../fields.ts';
import { PAYOUT, PAYOUT_KIND, payoutKind, payoutStatus } from './dictionary.ts';

/** Orders to pay an approved payment, whole or in parts. Approving one is what commits the money. */
export default defineResource({
  name: 'contractpayout',
  noun: 'contract_payout',
  label: { zh: '付款单', en: 'Payment order' },
  about: {
    zh: '已批准付款的支付：可分次；审批占用额度，付款记账，人工费先拨入农民工工资专户。',
    en: 'Pays an approved payment, in one or several orders. The approval commits money, the payment books it; the share of labour goes to the account of wages first.',
  },
  rules: [
    {
      zh: '审批通过的付款单合计不超过该期应付，也不超过合同的累计应付；同时审批时由数据库排队核对。',
      en: 'Approved orders are never more than what is payable, of the payment and of the contract. Simultaneous approvals are queued by the database.',
    },
    {
      zh: '申请人不能审批自己的付款单；收入合同的人工费部分直接记入项目的工资专户。',
      en: 'Nobody approves their own order. Of contracts with income, the share of labour is entered in the special account of the project.',
    },
    {
      zh: '结算后多付的款（如未扣完的预付款、扣款大于应付）以退款办理：不超过应退额，登记后冲减累计已付；退清才能关闭合同。',
      en: 'What was paid too much, found by the settlement, comes back by a refund: never more than is owed. It lowers what was paid; the contract is closed once all is back.',
    },
    {
      zh: '付款单可关联已批准的用款申请：合计不超过申请金额，付款即登记用款支付；系统设置要求时，支出合同必须关联。',
      en: 'An order may name an approved request of funds: never more than that in all, and paying it pays the request. If the setting says so, orders of contracts that cost money must name one.',
    },
  ],
  service: 'order',
  title: 'payout_number',
  scope: 'organisation',
  follows: 'certificate_id',
  sort: { field: 'created_at', order: 'desc' },
  groups: {
    basic: { zh: '付款单', en: 'Order' },
    course: { zh: '办理', en: 'Course' },
  },
  fields: {
    payout_number: field.text({
      label: { zh: '付款单号', en: 'Number' },
      required: true,
      maxLength: 60,
      query: 'like',
      group: 'basic',
      column: { width: 160, fixed: 'left' },
    }),
    payout_status: field.code({
      label: { zh: '状态', en: 'State' },
      required: true,
      dict: payoutStatus,
      query: 'in',
      initial: PAYOUT.requested,
      on: SHOWN,
      group: 'basic',
      column: { width: 100 },
    }),
    certificate_id: field.reference({
      label: { zh: '合同付款', en: 'Payment' },
      required: true,
      ref: 'contractpayment',
      query: 'eq',
      group: 'basic',
      column: { width: 260 },
    }),
    payout_kind: field.code({
      label: payoutKind.label,
      hint: { zh: '结算后多付的款退回时选退款', en: 'A refund brings back what was paid too much' },
      dict: payoutKind,
      query: 'eq',
      initial: PAYOUT_KIND.payment,
      group: 'basic',
      column: { width: 100 },
    }),
    contract_id: keptContract('basic'),
    project_id: projectOfContract('basic'),
    contract_direction: field.code({
      label: contractDirection.label,
      dict: contractDirection,
      query: 'eq',
      on: SHOWN,
      group: 'basic',
      column: { width: 100, hidden: true },
    }),
    fund_paper_id: field.reference({
      label: { zh: '用款申请', en: 'Request of funds' },
      hint: { zh: '同一项目已批准的用款申请', en: 'An approved request of the same project' },
      ref: 'fundraisingapproval',
      query: 'eq',
      group: 'basic',
      column: { width: 200, hidden: true },
    }),
    amount: field.money({
      label: { zh: '付款金额（含税）', en: 'Amount with tax' },
      required: true,
      group: 'basic',
      column: { width: 140, priority: 1 },
    }),
    labour_amount: kept('拨入工资专户', 'To the account of wages', { group: 'basic' }),
    payout_note: field.text({ label: { zh: '用途', en: 'Purpose' }, maxLength: 200, group: 'basic', column: false }),
    approved_by: field.reference({
      label: { zh: '审批人', en: 'Approved by' },
      ref: 'usermanage',
      on: ['detail'],
      group: 'course',
    }),
    approved_at: field.datetime({ label: { zh: '审批时间', en: 'Approved at' }, on: ['detail'], group: 'course' }),
    paid_on: field.date({
      label: { zh: '付款日期', en: 'Paid on' },
      query: 'between',
      on: SHOWN,
      group: 'course',
      column: { width: 120, sort: true },
    }),
    voucher_files: field.files({
      label: { zh: '付款凭证', en: 'Voucher' },
      maxCount: 9,
      on: ['detail'],
      group: 'course',
      column: false,
    }),
    returned_reason: field.text({
      label: { zh: '驳回原因', en: 'Why it was refused' },
      maxLength: 200,
      on: ['detail'],
      group: 'course',
    }),
  },
  check: (record) => [
    ...aboveZero(record, 'amount'),
    ...(record['payout_kind'] === PAYOUT_KIND.refund && record['fund_paper_id']
      ? [
          {
            path: 'fund_paper_id',
            label: { zh: '退款不占用用款申请，请清空', en: 'A refund needs no request of funds; leave it empty' },
          },
        ]
      : []),
  ],
  lifecycle: { field: 'payout_status', editable: [PAYOUT.requested] },
  actions: {
    approve: {
      label: { zh: '审批通过', en: 'Approve' },
      endpoint: 'PUT contractpayout/approve',
      step: {
        from: [PAYOUT.requested],
        to: PAYOUT.approved,
        asks: [],
        stamps: { by: 'approved_by', at: 'approved_at' },
      },
    },
    refuse: {
      label: { zh: '驳回', en: 'Refuse' },
      endpoint: 'PUT contractpayout/refuse',
      step: {
        from: [PAYOUT.requested, PAYOUT.approved],
        to: PAYOUT.refused,
        asks: ['returned_reason'],
        needs: ['returned_reason'],
        danger: true,
      },
    },
    pay: {
      label: { zh: '登记付款', en: 'Record payment' },
      endpoint: 'PUT contractpayout/pay',
      step: {
        from: [PAYOUT.approved],
        to: PAYOUT.paid,
        asks: ['paid_on', 'voucher_files'],
        needs: ['paid_on'],
      },
    },
  },
  attention: [
    {
      label: { zh: '待审批付款单', en: 'Orders to approve' },
      filters: { payout_status: String(PAYOUT.requested) },
      level: 'warning',
    },
  ],
  endpoints: {
    list: 'GET contractpayout',
    detail: 'GET contractpayout/{id}',
    add: 'POST contractpayout',
    edit: 'PUT contractpayout',
    delete: 'DELETE contractpayout/{id}',
    export: 'GET contractpayout/export',
    word: 'GET contractpayout/word/all',
  },
});
