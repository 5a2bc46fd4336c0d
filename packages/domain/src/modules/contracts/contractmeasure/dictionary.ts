import { defineDictionary } from '../../../dictionary/define.ts';
import { CONTRACT_PAPER } from '../dictionary.ts';

export const measureSheetStatus = defineDictionary(
  'measure_sheet_status',
  { zh: '计量状态', en: 'State of the sheet' },
  [
    { value: CONTRACT_PAPER.draft, label: { zh: '编制中', en: 'Draft' }, color_type: 'default' },
    { value: CONTRACT_PAPER.submitted, label: { zh: '待审核', en: 'To be certified' }, color_type: 'processing' },
    { value: CONTRACT_PAPER.approved, label: { zh: '已审核锁定', en: 'Certified, locked' }, color_type: 'success' },
  ],
);
