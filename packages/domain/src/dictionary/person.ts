import { defineDictionary } from './define.ts';

/** Console specification, section 9. */
export const gender = defineDictionary('gender', { zh: '性别', en: 'Gender' }, [
  { value: 0, label: { zh: '未知', en: 'Unknown' } },
  { value: 1, label: { zh: '男', en: 'Male' } },
  { value: 2, label: { zh: '女', en: 'Female' } },
]);

/** Console specification, section 9. */
export const education = defineDictionary('education', { zh: '学历', en: 'Education' }, [
  { value: 0, label: { zh: '初中', en: 'Junior high' } },
  { value: 1, label: { zh: '高中', en: 'High school' } },
  { value: 3, label: { zh: '大专', en: 'College' } },
  { value: 4, label: { zh: '本科', en: 'Bachelor' } },
  { value: 5, label: { zh: '硕士', en: 'Master' } },
  { value: 6, label: { zh: '博士', en: 'Doctor' } },
]);

/** Trades on site. */
export const trade = defineDictionary('trade', { zh: '岗位工种', en: 'Post or trade' }, [
  { value: 1, label: { zh: '项目经理', en: 'Project manager' } },
  { value: 2, label: { zh: '技术负责人', en: 'Chief engineer' } },
  { value: 3, label: { zh: '安全员', en: 'Safety officer' } },
  { value: 4, label: { zh: '质量员', en: 'Quality officer' } },
  { value: 5, label: { zh: '施工员', en: 'Foreman' } },
  { value: 6, label: { zh: '材料员', en: 'Storekeeper' } },
  { value: 7, label: { zh: '资料员', en: 'Document clerk' } },
  { value: 10, label: { zh: '钢筋工', en: 'Steel fixer' } },
  { value: 11, label: { zh: '木工', en: 'Carpenter' } },
  { value: 12, label: { zh: '混凝土工', en: 'Concreter' } },
  { value: 13, label: { zh: '架子工', en: 'Scaffolder' } },
  { value: 14, label: { zh: '电工', en: 'Electrician' } },
  { value: 15, label: { zh: '焊工', en: 'Welder' } },
  { value: 16, label: { zh: '塔吊司机', en: 'Tower crane operator' } },
]);

/** Whether a person works on the site now. */
export const staffStatus = defineDictionary('staff_status', { zh: '在场状态', en: 'Presence' }, [
  { value: 1, label: { zh: '在场', en: 'On site' }, color_type: 'success' },
  { value: 2, label: { zh: '离场', en: 'Left' }, color_type: 'default' },
]);

/** Console specification, section 9. */
export const maritalStatus = defineDictionary('marital_status', { zh: '婚姻状况', en: 'Marital status' }, [
  { value: 1, label: { zh: '未婚', en: 'Unmarried' } },
  { value: 2, label: { zh: '已婚未育', en: 'Married, no child' } },
  { value: 3, label: { zh: '已婚已育', en: 'Married, with child' } },
]);
