import { CERTIFICATE } from '../../contracts/certificate.ts';
import { defineDictionary } from '../../dictionary/define.ts';

/** Values of the dictionary `contract_paper_status`: changes of contracts, measurement sheets, payments. */
export const CONTRACT_PAPER = { draft: 1, submitted: 2, approved: 3 } as const;

export const contractPaperStatus = defineDictionary(
  'contract_paper_status',
  { zh: '单据状态', en: 'State of the paper' },
  [
    { value: CONTRACT_PAPER.draft, label: { zh: '编制中', en: 'Draft' }, color_type: 'default' },
    { value: CONTRACT_PAPER.submitted, label: { zh: '待审核', en: 'To be checked' }, color_type: 'processing' },
    { value: CONTRACT_PAPER.approved, label: { zh: '已批准', en: 'Approved' }, color_type: 'success' },
  ],
);

/** Values of the dictionary `contract_direction`: who pays. */
export const CONTRACT_DIRECTION = { income: 1, expense: 2 } as const;

export const contractDirection = defineDictionary('contract_direction', { zh: '收支方向', en: 'Direction' }, [
  { value: CONTRACT_DIRECTION.income, label: { zh: '收入合同', en: 'Income' }, color_type: 'success' },
  { value: CONTRACT_DIRECTION.expense, label: { zh: '支出合同', en: 'Expense' }, color_type: 'warning' },
]);

export const contractPaymentKind = defineDictionary(
  'contract_payment_kind',
  { zh: '付款类别', en: 'Kind of payment' },
  [
    { value: CERTIFICATE.advance, label: { zh: '预付款', en: 'Advance' }, color_type: 'warning' },
    { value: CERTIFICATE.progress, label: { zh: '进度款', en: 'Period' }, color_type: 'processing' },
    { value: CERTIFICATE.settlement, label: { zh: '结算款', en: 'Settlement' }, color_type: 'success' },
    { value: CERTIFICATE.retention, label: { zh: '质保金返还', en: 'Retention' }, color_type: 'default' },
  ],
);

/** Cost items of bills and of the plan of costs; companies have their own. */
export const costItem = defineDictionary(
  'cost_item',
  { zh: '成本科目', en: 'Cost item' },
  [
    { value: 1, label: { zh: '人工费', en: 'Labour' }, color_type: 'processing' },
    { value: 2, label: { zh: '材料费', en: 'Material' }, color_type: 'processing' },
    { value: 3, label: { zh: '机械费', en: 'Machines' }, color_type: 'processing' },
    { value: 4, label: { zh: '专业分包费', en: 'Subcontracts' }, color_type: 'processing' },
    { value: 5, label: { zh: '措施费', en: 'Temporary works' }, color_type: 'processing' },
    { value: 6, label: { zh: '安全文明施工费', en: 'Safety measures' }, color_type: 'warning' },
    { value: 7, label: { zh: '间接费', en: 'Overheads' }, color_type: 'default' },
    { value: 8, label: { zh: '其他', en: 'Other' }, color_type: 'default' },
  ],
  { own: true },
);
