import { defineDictionary } from '../../dictionary/define.ts';
import { FUND_ENTRY } from '../../funds/book.ts';

/** Values of the dictionary `fund_kind`. */
export const FUND = { plan: 1, request: 2 } as const;

export const fundKind = defineDictionary('fund_kind', { zh: '资金单据类型', en: 'Kind of paper on funds' }, [
  { value: FUND.plan, label: { zh: '资金计划', en: 'Plan of funds' }, color_type: 'processing' },
  { value: FUND.request, label: { zh: '用款申请', en: 'Request for payment' }, color_type: 'warning' },
]);

/** Values of the dictionary `fund_status`. */
export const FUND_STATUS = { draft: 1, sent: 2, approved: 3, refused: 4, paid: 5, cancelled: 6 } as const;

export const fundStatus = defineDictionary('fund_status', { zh: '资金审批状态', en: 'State of a paper on funds' }, [
  { value: FUND_STATUS.draft, label: { zh: '草稿', en: 'Draft' }, color_type: 'default' },
  { value: FUND_STATUS.sent, label: { zh: '待审批', en: 'To approve' }, color_type: 'processing' },
  { value: FUND_STATUS.approved, label: { zh: '已批准', en: 'Approved' }, color_type: 'success' },
  { value: FUND_STATUS.refused, label: { zh: '已退回', en: 'Sent back' }, color_type: 'error' },
  { value: FUND_STATUS.paid, label: { zh: '已支付', en: 'Paid' }, color_type: 'success' },
  { value: FUND_STATUS.cancelled, label: { zh: '已作废', en: 'Cancelled' }, color_type: 'default' },
]);

export const fundPurpose = defineDictionary(
  'fund_purpose',
  { zh: '资金用途', en: 'Purpose of funds' },
  [
    { value: 1, label: { zh: '人工费', en: 'Labour' } },
    { value: 2, label: { zh: '材料费', en: 'Materials' } },
    { value: 3, label: { zh: '机械使用费', en: 'Machines' } },
    { value: 4, label: { zh: '专业分包工程款', en: 'Subcontractors' } },
    { value: 5, label: { zh: '安全文明施工费', en: 'Safety measures' } },
    { value: 6, label: { zh: '现场管理费', en: 'Site management' } },
    { value: 7, label: { zh: '税费', en: 'Taxes' } },
    { value: 99, label: { zh: '其他', en: 'Other' } },
  ],
  { own: true },
);

export const fundEntryKind = defineDictionary('fund_entry_kind', { zh: '资金流水类型', en: 'Kind of entry' }, [
  { value: FUND_ENTRY.planned, label: { zh: '计划批准', en: 'Plan approved' }, color_type: 'success' },
  { value: FUND_ENTRY.granted, label: { zh: '用款批准', en: 'Request approved' }, color_type: 'warning' },
  { value: FUND_ENTRY.returned, label: { zh: '用款作废', en: 'Request cancelled' }, color_type: 'default' },
  { value: FUND_ENTRY.withdrawn, label: { zh: '计划作废', en: 'Plan cancelled' }, color_type: 'error' },
  { value: FUND_ENTRY.paid, label: { zh: '支付', en: 'Payment' }, color_type: 'processing' },
  { value: FUND_ENTRY.saved, label: { zh: '结余退回', en: 'Rest returned' }, color_type: 'success' },
]);
