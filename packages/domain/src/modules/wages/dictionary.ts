import { defineDictionary } from '../../dictionary/define.ts';
import { WAGE_ENTRY } from '../../wages/ledger.ts';

/** Values of the dictionary `wage_pay_status`. */
export const WAGE_PAY = { unpaid: 1, sent: 2, paid: 3, returned: 4 } as const;

export const wagePayStatus = defineDictionary('wage_pay_status', { zh: '发放状态', en: 'Payment' }, [
  { value: WAGE_PAY.unpaid, label: { zh: '未发放', en: 'Not paid' }, color_type: 'default' },
  { value: WAGE_PAY.sent, label: { zh: '代发中', en: 'At the bank' }, color_type: 'processing' },
  { value: WAGE_PAY.paid, label: { zh: '已发放', en: 'Paid' }, color_type: 'success' },
  { value: WAGE_PAY.returned, label: { zh: '退回待更正', en: 'Returned' }, color_type: 'error' },
]);

export const wageEntryKind = defineDictionary('wage_entry_kind', { zh: '流水类型', en: 'Kind of entry' }, [
  { value: WAGE_ENTRY.transfer, label: { zh: '人工费拨付', en: 'Labour cost received' }, color_type: 'success' },
  { value: WAGE_ENTRY.wages, label: { zh: '工资代发', en: 'Wages paid' }, color_type: 'processing' },
  { value: WAGE_ENTRY.returned, label: { zh: '代发退回', en: 'Wages returned' }, color_type: 'warning' },
  { value: WAGE_ENTRY.interest, label: { zh: '利息', en: 'Interest' }, color_type: 'default' },
  { value: WAGE_ENTRY.fee, label: { zh: '手续费', en: 'Bank fee' }, color_type: 'default' },
  { value: WAGE_ENTRY.closing, label: { zh: '销户转出', en: 'Paid out on closing' }, color_type: 'default' },
]);
