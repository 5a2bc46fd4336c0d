import { defineDictionary } from './define.ts';

/** Grades from the best to the last, which means failed (`FAILED_GRADE`). */
export const appraisalGrade = defineDictionary('appraisal_grade', { zh: '考评等级', en: 'Grade' }, [
  { value: 1, label: { zh: '优秀', en: 'Excellent' }, color_type: 'success' },
  { value: 2, label: { zh: '优良', en: 'Very good' }, color_type: 'success' },
  { value: 3, label: { zh: '良好', en: 'Good' }, color_type: 'processing' },
  { value: 4, label: { zh: '合格', en: 'Passed' }, color_type: 'default' },
  { value: 5, label: { zh: '基本合格', en: 'Just passed' }, color_type: 'warning' },
  { value: 6, label: { zh: '不合格', en: 'Failed' }, color_type: 'error' },
]);
