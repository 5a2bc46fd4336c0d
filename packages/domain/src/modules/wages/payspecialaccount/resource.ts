import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { projectField } from '../../../resource/project-field.ts';
import { WAGE_TRANSFER } from '../../../wages/account.ts';
import { wageAccountStatus, wageDepositKind, wageTransferState, WAGE_ACCOUNT } from './dictionary.ts';

const TOLD = ['column', 'detail'] as const;

/** Special accounts for wages, one per project (console specification, section 2.2: `payspecialaccount`). */
export default defineResource({
  name: 'payspecialaccount',
  noun: 'wage_account',
  label: { zh: '工资专户', en: 'Special account' },
  about: {
    zh: '项目的农民工工资专户：三方协议、保证金、约定拨付的人工费、余额，直到公示销户。',
    en: 'The account from which wages of a project are paid: agreement, deposit, agreed transfers, balance, closing.',
  },
  service: 'user',
  title: 'account_name',
  scope: 'organisation',
  follows: 'project_id',
  namedByReferrers: true,
  sort: { field: 'created_at', order: 'desc' },
  groups: {
    account: { zh: '专户', en: 'Account' },
    agreed: { zh: '约定拨付', en: 'Agreed transfers' },
    deposit: { zh: '工资保证金', en: 'Wage deposit' },
    sums: { zh: '余额', en: 'Balance' },
    transfer: { zh: '最近拨付', en: 'Last transfer' },
    closing: { zh: '销户', en: 'Closing' },
  },
  rules: [
    {
      zh: '余额只由流水得出，逐笔平衡到分；余额不足的支出一律拒绝。',
      en: 'The balance follows from the entries, to the fen. What it does not cover is refused.',
    },
    {
      zh: '建设单位至少每月按约定拨付人工费；过了拨付日未到账或不足额即提醒。',
      en: 'Labour cost is transferred at least monthly. From the agreed day on, a missing or lower transfer is told.',
    },
    {
      zh: '销户前公示（默认 30 日，可设置）；公示期满、余额转出、没有未发工资，才能销户。',
      en: 'Closing is announced (30 days, a setting). Then it needs a balance of zero, and no wages unpaid.',
    },
  ],
  fields: {
    account_name: field.text({
      label: { zh: '专户名称', en: 'Name' },
      required: true,
      maxLength: 100,
      query: 'like',
      group: 'account',
      column: { width: 240, fixed: 'left' },
      example: '科创中心项目农民工工资专户',
    }),
    status: field.code({
      label: { zh: '专户状态', en: 'State' },
      required: true,
      dict: wageAccountStatus,
      query: 'in',
      initial: WAGE_ACCOUNT.open,
      on: ['column', 'query', 'detail'],
      group: 'account',
      column: { width: 110 },
    }),
    project_id: projectField({ required: true, group: 'account' }),
    bank_name: field.text({
      label: { zh: '开户银行', en: 'Bank' },
      required: true,
      maxLength: 100,
      group: 'account',
      column: { width: 180 },
    }),
    account_number: field.text({
      label: { zh: '账号', en: 'Number' },
      required: true,
      maxLength: 40,
      personal: 'bank-card',
      group: 'account',
      column: { width: 180 },
    }),
    agreement_files: field.files({
      label: { zh: '三方协议', en: 'Agreement of three parties' },
      hint: { zh: '建设单位、总承包单位、开户银行', en: 'Owner, general contractor, bank' },
      maxCount: 9,
      group: 'account',
      column: false,
    }),
    opened_on: field.date({
      label: { zh: '开户日期', en: 'Opened' },
      group: 'account',
      column: { width: 120, hidden: true },
    }),
    keeper_id: field.reference({
      label: { zh: '劳资专管员', en: 'Labour officer' },
      ref: 'usermanage',
      among: { project: 'project_id' },
      group: 'account',
      column: { width: 110 },
    }),
    monthly_due: field.money({
      label: { zh: '每月约定拨付', en: 'Agreed per month' },
      required: true,
      group: 'agreed',
      column: { width: 140 },
    }),
    due_day: field.integer({
      label: { zh: '每月拨付日', en: 'Day of the month' },
      required: true,
      min: 1,
      max: 28,
      initial: 15,
      group: 'agreed',
      column: { width: 110, hidden: true },
    }),
    month_received: field.money({
      label: { zh: '本月已拨付', en: 'Received this month' },
      on: TOLD,
      group: 'agreed',
      column: { width: 130 },
    }),
    transfer_state: field.code({
      label: { zh: '本月拨付', en: 'Transfer of the month' },
      dict: wageTransferState,
      query: 'in',
      initial: WAGE_TRANSFER.waiting,
      on: ['column', 'query', 'detail'],
      group: 'agreed',
      column: { width: 110, priority: 1 },
    }),
    deposit_kind: field.code({
      label: { zh: '保证金形式', en: 'Form' },
      dict: wageDepositKind,
      query: 'in',
      group: 'deposit',
      column: { width: 120, hidden: true },
    }),
    deposit_amount: field.money({
      label: { zh: '保证金金额', en: 'Amount' },
      group: 'deposit',
      column: { width: 130, hidden: true },
    }),
    deposit_asked: field.money({
      label: { zh: '应存保证金', en: 'Deposit asked for' },
      hint: { zh: '总承包合同价 × 设置中的比例；工程未登记合同的不计', en: 'Share of the general contract; a setting' },
      derived: true,
      on: TOLD,
      group: 'deposit',
      column: { width: 130, hidden: true },
    }),
    deposit_short: field.boolean({
      label: { zh: '保证金不足', en: 'Deposit too low' },
      derived: true,
      on: TOLD,
      group: 'deposit',
      column: { width: 110, hidden: true },
    }),
    deposit_files: field.files({
      label: { zh: '存储凭证或保函', en: 'Receipt or guarantee' },
      maxCount: 9,
      group: 'deposit',
      column: false,
    }),
    guarantee_until: field.date({
      label: { zh: '保函有效期至', en: 'Guarantee until' },
      query: 'between',
      group: 'deposit',
      column: { width: 130, hidden: true },
    }),
    received_total: field.money({
      label: { zh: '累计拨付', en: 'Received in all' },
      on: TOLD,
      group: 'sums',
      column: { width: 140 },
    }),
    paid_total: field.money({
      label: { zh: '累计代发', en: 'Paid in all' },
      on: TOLD,
      group: 'sums',
      column: { width: 140, hidden: true },
    }),
    balance: field.money({
      label: { zh: '余额', en: 'Balance' },
      on: TOLD,
      group: 'sums',
      column: { width: 140, priority: 1 },
    }),
    transfer_on: field.date({ label: { zh: '到账日期', en: 'Received on' }, on: ['detail'], group: 'transfer' }),
    transfer_amount: field.money({ label: { zh: '拨付金额', en: 'Amount' }, on: ['detail'], group: 'transfer' }),
    transfer_files: field.files({
      label: { zh: '拨付凭证', en: 'Voucher' },
      maxCount: 9,
      on: ['detail'],
      group: 'transfer',
      column: false,
    }),
    announce_files: field.files({
      label: { zh: '公示材料', en: 'Announcement' },
      maxCount: 9,
      on: ['detail'],
      group: 'closing',
      column: false,
    }),
    announced_at: field.datetime({ label: { zh: '公示开始', en: 'Announced at' }, on: ['detail'], group: 'closing' }),
    closes_after: field.date({ label: { zh: '公示至', en: 'Announced until' }, on: ['detail'], group: 'closing' }),
    closed_at: field.datetime({ label: { zh: '销户时间', en: 'Closed at' }, on: ['detail'], group: 'closing' }),
  },
  check: ({ monthly_due }) =>
    typeof monthly_due === 'string' && monthly_due.startsWith('-')
      ? [{ path: 'monthly_due', label: { zh: '金额不能为负', en: 'An amount is not below zero' } }]
      : [],
  lifecycle: {
    field: 'status',
    editable: [WAGE_ACCOUNT.open],
    due: { field: 'guarantee_until', states: [WAGE_ACCOUNT.open], tells: ['keeper_id'] },
  },
  actions: {
    receive: {
      label: { zh: '登记拨付', en: 'Enter a transfer' },
      endpoint: 'PUT payspecialaccount/receive',
      step: {
        from: [WAGE_ACCOUNT.open],
        to: WAGE_ACCOUNT.open,
        asks: ['transfer_on', 'transfer_amount', 'transfer_files'],
        needs: ['transfer_on', 'transfer_amount'],
        page: 'fixedpayment',
      },
    },
    announce: {
      label: { zh: '公示销户', en: 'Announce closing' },
      endpoint: 'PUT payspecialaccount/announce',
      step: {
        from: [WAGE_ACCOUNT.open],
        to: WAGE_ACCOUNT.closing,
        asks: ['announce_files'],
        stamps: { at: 'announced_at' },
      },
    },
    resume: {
      label: { zh: '撤回公示', en: 'Withdraw' },
      endpoint: 'PUT payspecialaccount/resume',
      step: {
        from: [WAGE_ACCOUNT.closing],
        to: WAGE_ACCOUNT.open,
        asks: [],
        clears: ['announced_at', 'closes_after'],
      },
    },
    close: {
      label: { zh: '销户', en: 'Close' },
      endpoint: 'PUT payspecialaccount/close',
      step: {
        from: [WAGE_ACCOUNT.closing],
        to: WAGE_ACCOUNT.closed,
        asks: [],
        stamps: { at: 'closed_at' },
        danger: true,
      },
    },
  },
  attention: [
    {
      label: { zh: '人工费未拨付', en: 'Labour cost missing' },
      filters: { transfer_state: String(WAGE_TRANSFER.missing) },
      level: 'error',
      ranks: true,
    },
    {
      label: { zh: '人工费不足额', en: 'Labour cost below the agreement' },
      filters: { transfer_state: String(WAGE_TRANSFER.below) },
      level: 'warning',
    },
  ],
  figures: [
    {
      label: { zh: '使用中的工资专户', en: 'Special accounts in use' },
      filters: { status: String(WAGE_ACCOUNT.open) },
    },
  ],
  endpoints: {
    list: 'GET payspecialaccount',
    detail: 'GET payspecialaccount/{id}',
    add: 'POST payspecialaccount',
    edit: 'PUT payspecialaccount',
    export: 'GET payspecialaccount/export',
  },
});
