import { defineDictionary } from '../../../dictionary/define.ts';

/** Values of the dictionary `wage_sheet_status`. */
export const WAGE_SHEET = { draft: 1, signing: 2, sealed: 3, checked: 4, published: 5, paying: 6, paid: 7 } as const;

export const wageSheetStatus = defineDictionary('wage_sheet_status', { zh: '工资表状态', en: 'State of the sheet' }, [
  { value: WAGE_SHEET.draft, label: { zh: '编制中', en: 'Draft' }, color_type: 'default' },
  { value: WAGE_SHEET.signing, label: { zh: '工人签字中', en: 'Being signed' }, color_type: 'processing' },
  { value: WAGE_SHEET.sealed, label: { zh: '分包已盖章', en: 'Sealed' }, color_type: 'processing' },
  { value: WAGE_SHEET.checked, label: { zh: '总包已审核', en: 'Checked' }, color_type: 'processing' },
  { value: WAGE_SHEET.published, label: { zh: '公示中', en: 'Published' }, color_type: 'warning' },
  { value: WAGE_SHEET.paying, label: { zh: '代发中', en: 'Being paid' }, color_type: 'warning' },
  { value: WAGE_SHEET.paid, label: { zh: '已发放', en: 'Paid' }, color_type: 'success' },
]);
