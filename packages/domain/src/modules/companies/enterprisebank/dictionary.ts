import { defineDictionary } from '../../../dictionary/define.ts';

/** Traffic light of the licences of a unit. */
export const licenceState = defineDictionary('licence_state', { zh: '证照状态', en: 'Licences' }, [
  { value: 1, label: { zh: '有效', en: 'Valid' }, color_type: 'success' },
  { value: 2, label: { zh: '即将到期', en: 'Ends soon' }, color_type: 'warning' },
  { value: 3, label: { zh: '已过期', en: 'Expired' }, color_type: 'error' },
  { value: 4, label: { zh: '证照不全', en: 'Incomplete' }, color_type: 'error' },
]);

/** Grade of a qualification; since 2022 there are A and B, older certificates have levels. */
export const qualificationGrade = defineDictionary('qualification_grade', { zh: '资质等级', en: 'Grade' }, [
  { value: 1, label: { zh: '特级', en: 'Special' } },
  { value: 2, label: { zh: '一级（甲级）', en: 'First (A)' } },
  { value: 3, label: { zh: '二级（乙级）', en: 'Second (B)' } },
  { value: 4, label: { zh: '三级（丙级）', en: 'Third (C)' } },
  { value: 5, label: { zh: '不分等级', en: 'Without grade' } },
]);
