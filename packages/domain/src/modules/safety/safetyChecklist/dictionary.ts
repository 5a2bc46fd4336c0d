import { defineDictionary } from '../../../dictionary/define.ts';

export const checklistStatus = defineDictionary('checklist_status', { zh: '检查表状态', en: 'Checklist' }, [
  { value: 1, label: { zh: '草稿', en: 'Draft' }, color_type: 'default' },
  { value: 2, label: { zh: '已提交', en: 'Submitted' }, color_type: 'success' },
]);

export const checkResult = defineDictionary('check_result', { zh: '检查结果', en: 'Result' }, [
  { value: 1, label: { zh: '合格', en: 'Pass' }, color_type: 'success' },
  { value: 2, label: { zh: '不合格', en: 'Fail' }, color_type: 'error' },
  { value: 3, label: { zh: '不涉及', en: 'N/A' }, color_type: 'default' },
]);
