import { defineDictionary } from '../../../dictionary/define.ts';

export const medicalKind = defineDictionary('medical_kind', { zh: '体检类别', en: 'Kind of check' }, [
  { value: 1, label: { zh: '上岗前', en: 'Before work' } },
  { value: 2, label: { zh: '在岗期间', en: 'During work' } },
  { value: 3, label: { zh: '离岗时', en: 'After work' } },
  { value: 4, label: { zh: '应急', en: 'Emergency' } },
]);

export const medicalConclusion = defineDictionary('medical_conclusion', { zh: '体检结论', en: 'Conclusion' }, [
  { value: 1, label: { zh: '未见异常', en: 'Fit' }, color_type: 'success' },
  { value: 2, label: { zh: '其他疾病或异常，可上岗', en: 'Fit with limits' }, color_type: 'success' },
  { value: 3, label: { zh: '职业禁忌证', en: 'Contra-indication' }, color_type: 'error' },
  { value: 4, label: { zh: '疑似职业病', en: 'Occupational disease suspected' }, color_type: 'error' },
  { value: 5, label: { zh: '复查', en: 'To be checked again' }, color_type: 'warning' },
]);

/** Hazards that decide how long a check is valid. */
export const hazard = defineDictionary('work_hazard', { zh: '危害因素', en: 'Hazard' }, [
  { value: 1, label: { zh: '一般作业', en: 'None in particular' } },
  { value: 2, label: { zh: '粉尘', en: 'Dust' } },
  { value: 3, label: { zh: '噪声', en: 'Noise' } },
  { value: 4, label: { zh: '高温', en: 'Heat' } },
  { value: 5, label: { zh: '高处作业', en: 'Work at height' } },
  { value: 6, label: { zh: '电工作业', en: 'Electric work' } },
  { value: 7, label: { zh: '电焊烟尘', en: 'Welding fumes' } },
]);
