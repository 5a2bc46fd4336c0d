import { CERTIFICATE } from '../../../contracts/certificate.ts';
import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { CONTRACT_DIRECTION, contractDirection, contractPaymentKind } from '../dictionary.ts';
import { aboveZero, contractField, kept, projectOfContract, SHOWN, TOLD } from '../fields.ts';
import { CERTIFICATE_STATUS, paymentStatus } from './dictionary.ts';

const toDate = (zh: string, en: string) => kept(zh, en, { group: 'to_date', hidden: true });

/** Fields that payments of one kind have. */
function onlyOf(record: Readonly<Record<string, unknown>>, kind: number, names: readonly string[]) {
  if (record['certificate_kind'] === undefined || record['certificate_kind'] === kind) return [];
  const label = contractPaymentKind.entries.find(({ value }) => value === kind)!.label;
  return names
    .filter((name) => record[name] !== undefined && record[name] !== null && record[name] !== '')
    .map((path) => ({
      path,
      label: { zh: `只有${label.zh}填写这一项，请清空`, en: `Only for the kind ${label.en}; leave it empty` },
    }));
}

/** Payments of contracts: one of each period, with what is certified to date as a waterfall. */
export default defineResource({
  name: 'contractpayment',
  noun: 'payment_certificate',
  label: { zh: '合同付款', en: 'Payment' },
  about: {
    zh: '每期应付 = 截至本期累计应付 − 此前已计应付：计量、暂不支付部分、质保金、预付款扣回、安措费、索赔与扣款、税金、人工费，每一项都能打开来源单据。',
    en: 'The payment of a period is what is due to date less what was certified before: work, share not yet due, retention, advance, safety fee, claims, penalties, tax and labour. Each opens its documents.',
  },
  rules: [
    {
      zh: '提交时收入截止日以前已审核、未计入付款的计量单与已核定的索赔扣款；驳回后释放。',
      en: 'When presented it takes the certified sheets and granted claims up to its last day that are in no payment yet. Refused, it lets go of them.',
    },
    {
      zh: '一份合同同时只有一期在办；提交、审核、批准由不同的人办理。',
      en: 'One payment of a contract is open at a time. Making, certifying and approving are done by different people.',
    },
    {
      zh: '应付不足以承担的扣款结转下期；结算时付清暂不支付部分并扣清预付款。',
      en: 'What a period cannot bear is carried to the next. The settlement pays what was withheld and recovers the whole advance.',
    },
    {
      zh: '质保金在缺陷责任期满后返还，可分次，合计不超过扣留额；期满前返还须写明原因（如以保函替换）；缺陷修复费从中扣除。',
      en: 'Retention is returned after the time for defects, in parts if need be, never more than is held. Before that it needs a reason, such as a guarantee instead. Repairs are taken from it.',
    },
    {
      zh: '批准时记账：复式分录，借贷相等；批准后金额不再变化。',
      en: 'The approval books it in a ledger with two sides; after that nothing changes.',
    },
  ],
  service: 'order',
  title: 'certificate_name',
  scope: 'organisation',
  follows: 'contract_id',
  sort: { field: 'ends_on', order: 'desc' },
  groups: {
    basic: { zh: '付款', en: 'Payment' },
    period: { zh: '本期', en: 'This period' },
    to_date: { zh: '累计', en: 'To date' },
    course: { zh: '办理', en: 'Course' },
  },
  fields: {
    certificate_name: field.text({
      label: { zh: '付款', en: 'Payment' },
      maxLength: 200,
      query: 'like',
      on: SHOWN,
      group: 'basic',
      column: { width: 280, fixed: 'left' },
    }),
    certificate_status: field.code({
      label: { zh: '状态', en: 'State' },
      required: true,
      dict: paymentStatus,
      query: 'in',
      initial: CERTIFICATE_STATUS.draft,
      on: SHOWN,
      group: 'basic',
      column: { width: 100 },
    }),
    contract_id: contractField('basic'),
    project_id: projectOfContract('basic'),
    certificate_kind: field.code({
      label: { zh: '付款类别', en: 'Kind' },
      required: true,
      dict: contractPaymentKind,
      query: 'in',
      initial: CERTIFICATE.progress,
      group: 'basic',
      column: { width: 110 },
    }),
    period_number: field.integer({
      label: { zh: '期次', en: 'Number' },
      query: 'eq',
      on: SHOWN,
      group: 'basic',
      column: { width: 80 },
    }),
    ends_on: field.date({
      label: { zh: '计量截止日', en: 'Up to' },
      hint: { zh: '收入这一天及以前的计量单', en: 'Takes the sheets up to this day' },
      required: true,
      query: 'between',
      group: 'basic',
      column: { width: 120, sort: true },
    }),
    contract_direction: field.code({
      label: contractDirection.label,
      dict: contractDirection,
      query: 'eq',
      on: SHOWN,
      group: 'basic',
      column: { width: 100, hidden: true },
    }),
    submitted_total: field.money({
      label: { zh: '送审造价（不含税）', en: 'Claimed in all, without tax' },
      hint: { zh: '结算款填写：对方报送的结算总价', en: 'Of a settlement: what the other party claims in all' },
      group: 'basic',
      column: { width: 140, hidden: true },
    }),
    release_amount: field.money({
      label: { zh: '本次返还质保金', en: 'Retention returned' },
      hint: { zh: '质保金返还填写；不填返还全部扣留额', en: 'Of a return of retention. Empty: all that is held' },
      group: 'basic',
      column: { width: 140, hidden: true },
    }),
    early_reason: field.textarea({
      label: { zh: '提前返还原因', en: 'Why before the time' },
      hint: { zh: '缺陷责任期未满时必填', en: 'Needed before the time for defects is over' },
      maxLength: 300,
      group: 'basic',
      column: false,
    }),
    remark: field.textarea({ label: { zh: '说明', en: 'Remark' }, maxLength: 500, group: 'basic', column: false }),
    payment_files: field.files({ label: { zh: '附件', en: 'Papers' }, maxCount: 9, group: 'basic', column: false }),
    net_period: kept('本期应付（不含税）', 'Due without tax', { group: 'period' }),
    carried: kept('结转下期', 'Carried', { group: 'period', hidden: true }),
    tax: kept('税金', 'Tax', { group: 'period', hidden: true }),
    payable: kept('本期应付（含税）', 'Payable', { group: 'period', priority: 1 }),
    labour: kept('其中拨入工资专户', 'To the account of wages', { group: 'period' }),
    ordered_amount: kept('已批准付款', 'Approved for payment', { group: 'period', hidden: true }),
    paid_amount: kept('已付', 'Paid', { group: 'period', priority: 1 }),
    labour_paid: kept('已拨工资专户', 'Paid to the account of wages', { group: 'period', hidden: true }),
    price_then: toDate('当时合同价', 'Price then'),
    works: toDate('累计计量', 'Work'),
    withheld: toDate('暂不支付', 'Not yet due'),
    retention: toDate('质保金', 'Retention'),
    recovered: toDate('预付款扣回', 'Advance recovered'),
    safety: toDate('安措费计量', 'Safety measures'),
    safety_recovered: toDate('安措费预付抵扣', 'Safety fee paid ahead'),
    claims: toDate('索赔与奖励', 'Claims and bonuses'),
    penalties: toDate('违约金与罚款', 'Damages and fines'),
    net: toDate('累计应付', 'Due to date'),
    net_before: toDate('此前已计应付', 'Certified before'),
    certified_by: field.reference({
      label: { zh: '审核人', en: 'Certified by' },
      ref: 'usermanage',
      on: ['detail'],
      group: 'course',
    }),
    certified_at: field.datetime({ label: { zh: '审核时间', en: 'Certified at' }, on: ['detail'], group: 'course' }),
    approved_by: field.reference({
      label: { zh: '批准人', en: 'Approved by' },
      ref: 'usermanage',
      on: ['detail'],
      group: 'course',
    }),
    approved_at: field.datetime({ label: { zh: '批准时间', en: 'Approved at' }, on: ['detail'], group: 'course' }),
    pay_until: field.date({
      label: { zh: '付款期限', en: 'Pay until' },
      on: TOLD,
      group: 'course',
      column: { width: 120, priority: 1 },
    }),
    returned_reason: field.text({
      label: { zh: '驳回原因', en: 'Why it was refused' },
      maxLength: 200,
      on: ['detail'],
      group: 'course',
    }),
  },
  check: (record) => [
    ...onlyOf(record, CERTIFICATE.settlement, ['submitted_total']),
    ...onlyOf(record, CERTIFICATE.retention, ['release_amount', 'early_reason']),
    ...aboveZero(record, 'submitted_total'),
    ...aboveZero(record, 'release_amount'),
  ],
  lifecycle: {
    field: 'certificate_status',
    editable: [CERTIFICATE_STATUS.draft],
    due: { field: 'pay_until', states: [CERTIFICATE_STATUS.approved], tells: ['approved_by'] },
  },
  // What the owner pays belongs to the documents of the works; what subcontractors are paid does not.
  archived: {
    states: [CERTIFICATE_STATUS.approved, CERTIFICATE_STATUS.paid],
    folder: { by: 'contract_direction', codes: { [CONTRACT_DIRECTION.income]: 'B4-01' } },
    date: 'approved_at',
  },
  actions: {
    submit: {
      label: { zh: '提交审核', en: 'Submit' },
      endpoint: 'PUT contractpayment/submit',
      step: {
        from: [CERTIFICATE_STATUS.draft],
        to: CERTIFICATE_STATUS.submitted,
        asks: [],
        clears: ['returned_reason'],
      },
    },
    certify: {
      label: { zh: '审核付款', en: 'Certify' },
      endpoint: 'PUT contractpayment/certify',
      step: {
        from: [CERTIFICATE_STATUS.submitted],
        to: CERTIFICATE_STATUS.certified,
        asks: [],
        stamps: { by: 'certified_by', at: 'certified_at' },
      },
    },
    approve: {
      label: { zh: '批准', en: 'Approve' },
      endpoint: 'PUT contractpayment/approve',
      step: {
        from: [CERTIFICATE_STATUS.certified],
        to: CERTIFICATE_STATUS.approved,
        asks: [],
        stamps: { by: 'approved_by', at: 'approved_at' },
      },
    },
    refuse: {
      label: { zh: '驳回', en: 'Refuse' },
      endpoint: 'PUT contractpayment/refuse',
      step: {
        from: [CERTIFICATE_STATUS.submitted, CERTIFICATE_STATUS.certified],
        to: CERTIFICATE_STATUS.draft,
        asks: ['returned_reason'],
        needs: ['returned_reason'],
        clears: ['certified_by', 'certified_at'],
        danger: true,
      },
    },
  },
  attention: [
    {
      label: { zh: '待审批付款', en: 'Payments to decide' },
      filters: { certificate_status: `${CERTIFICATE_STATUS.submitted},${CERTIFICATE_STATUS.certified}` },
      level: 'warning',
    },
    {
      label: { zh: '待支付合同款', en: 'Payments to make' },
      filters: { certificate_status: String(CERTIFICATE_STATUS.approved) },
      level: 'info',
      ranks: true,
    },
  ],
  endpoints: {
    list: 'GET contractpayment',
    detail: 'GET contractpayment/{id}',
    add: 'POST contractpayment',
    edit: 'PUT contractpayment',
    delete: 'DELETE contractpayment/{id}',
    export: 'GET contractpayment/export',
    word: 'GET contractpayment/word/all',
  },
});
