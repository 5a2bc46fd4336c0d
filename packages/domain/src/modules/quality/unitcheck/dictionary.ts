import { defineDictionary } from '../../../dictionary/define.ts';

/** Values are `UNIT_FORM`. */
export const unitCheckForm = defineDictionary('unit_check_form', { zh: '核查表', en: 'Form' }, [
  { value: 1, label: { zh: '质量控制资料核查（H.0.1-2）', en: 'Records of quality control (H.0.1-2)' } },
  { value: 2, label: { zh: '安全和功能核查及抽查（H.0.1-3）', en: 'Safety and functions (H.0.1-3)' } },
]);

/** Values are `SPOT`. */
export const spotResult = defineDictionary('spot_result', { zh: '抽查结果', en: 'Spot check' }, [
  { value: 1, label: { zh: '合格', en: 'Passed' }, color_type: 'success' },
  { value: 2, label: { zh: '返工后合格', en: 'Passed after rework' }, color_type: 'warning' },
  { value: 3, label: { zh: '不合格', en: 'Failed' }, color_type: 'error' },
]);
