import { defineDictionary } from '../../../dictionary/define.ts';

/** Values are `LEVEL`. */
export const divisionLevel = defineDictionary('division_level', { zh: '划分层次', en: 'Level of the division' }, [
  { value: 1, label: { zh: '单位工程', en: 'Unit work' } },
  { value: 2, label: { zh: '子单位工程', en: 'Sub-unit work' } },
  { value: 3, label: { zh: '分部工程', en: 'Part' } },
  { value: 4, label: { zh: '子分部工程', en: 'Sub-part' } },
  { value: 5, label: { zh: '分项工程', en: 'Item' } },
]);

/** Values are `ASSESS`. */
export const assessStatus = defineDictionary('assess_status', { zh: '验收状态', en: 'Acceptance' }, [
  { value: 1, label: { zh: '未报验', en: 'Not presented' }, color_type: 'default' },
  { value: 2, label: { zh: '已报验', en: 'Presented' }, color_type: 'warning' },
  { value: 3, label: { zh: '验收合格', en: 'Accepted' }, color_type: 'success' },
  { value: 4, label: { zh: '严禁验收', en: 'Must not be accepted' }, color_type: 'error' },
]);

/** Values are `SCHEME`. */
export const assessScheme = defineDictionary('assess_scheme', { zh: '评定体系', en: 'Scheme' }, [
  { value: 1, label: { zh: '房屋建筑（GB 50300，只分合格与否）', en: 'Buildings (GB 50300): accepted or not' } },
  { value: 2, label: { zh: '公路（JTG F80/1）', en: 'Roads (JTG F80/1)' } },
  { value: 3, label: { zh: '水利水电（SL 176）', en: 'Water works (SL 176)' } },
]);

/** Values are `GRADE`. */
export const assessGrade = defineDictionary('assess_grade', { zh: '质量等级', en: 'Grade' }, [
  { value: 1, label: { zh: '合格', en: 'Qualified' }, color_type: 'success' },
  { value: 2, label: { zh: '优良', en: 'Good' }, color_type: 'processing' },
]);
