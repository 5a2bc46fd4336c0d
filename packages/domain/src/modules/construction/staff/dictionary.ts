import { defineDictionary } from '../../../dictionary/define.ts';

/** Console specification, section 9. */
export const gender = defineDictionary('gender', { zh: '性别', en: 'Gender' }, [
  { value: 0, label: { zh: '未知', en: 'Unknown' } },
  { value: 1, label: { zh: '男', en: 'Male' } },
  { value: 2, label: { zh: '女', en: 'Female' } },
]);

/** Console specification, section 9. */
export const education = defineDictionary(
  'education',
  { zh: '学历', en: 'Education' },
  [
    { value: 0, label: { zh: '初中', en: 'Junior high' } },
    { value: 1, label: { zh: '高中', en: 'High school' } },
    { value: 3, label: { zh: '大专', en: 'College' } },
    { value: 4, label: { zh: '本科', en: 'Bachelor' } },
    { value: 5, label: { zh: '硕士', en: 'Master' } },
    { value: 6, label: { zh: '博士', en: 'Doctor' } },
  ],
  { own: true },
);

/** Stages of a stay on a site. */
export const staffStatus = defineDictionary('staff_status', { zh: '在场状态', en: 'On-site status' }, [
  { value: 3, label: { zh: '已登记', en: 'Registered' }, color_type: 'processing' },
  { value: 4, label: { zh: '已核验', en: 'Checked' }, color_type: 'warning' },
  { value: 1, label: { zh: '在场', en: 'On site' }, color_type: 'success' },
  { value: 2, label: { zh: '离场', en: 'Left' }, color_type: 'default' },
]);

/** A written agreement counts as a contract does (建市〔2022〕59号). */
export const contractKind = defineDictionary('contract_kind', { zh: '用工形式', en: 'Contract' }, [
  { value: 1, label: { zh: '劳动合同', en: 'Labour contract' } },
  { value: 2, label: { zh: '书面用工协议', en: 'Written agreement' } },
]);

export const insuranceKind = defineDictionary('insurance_kind', { zh: '保险', en: 'Insurance' }, [
  { value: 1, label: { zh: '工伤保险', en: 'Work injury' } },
  { value: 2, label: { zh: '意外伤害保险', en: 'Accident' } },
  { value: 3, label: { zh: '工伤和意外伤害保险', en: 'Work injury and accident' } },
]);

/** Console specification, section 9. */
export const maritalStatus = defineDictionary(
  'marital_status',
  { zh: '婚姻状况', en: 'Marital status' },
  [
    { value: 1, label: { zh: '未婚', en: 'Unmarried' } },
    { value: 2, label: { zh: '已婚未育', en: 'Married, no child' } },
    { value: 3, label: { zh: '已婚已育', en: 'Married, with child' } },
  ],
  { own: true },
);
