import { defineDictionary } from './define.ts';

/** Parts of the platform (console specification, section 9). */
export const platformCategory = defineDictionary(
  'platform_category',
  { zh: '平台分类', en: 'Platform' },
  [
    { value: 1, label: { zh: '智慧物流', en: 'Smart logistics' } },
    { value: 2, label: { zh: '智慧地磅', en: 'Smart weighbridge' } },
    { value: 3, label: { zh: '人脸闸机', en: 'Face gate' } },
    { value: 4, label: { zh: '智慧工地', en: 'Smart site' } },
    { value: 5, label: { zh: '移动巡检', en: 'Mobile inspection' } },
    { value: 6, label: { zh: '质量', en: 'Quality' } },
    { value: 7, label: { zh: '防疫', en: 'Epidemic' } },
    { value: 8, label: { zh: '监管', en: 'Supervision' } },
    { value: 9, label: { zh: '可视化大屏', en: 'Visual screen' } },
    { value: 10, label: { zh: '基础平台', en: 'Basic' } },
    { value: 11, label: { zh: '在线考试', en: 'Online exam' } },
    { value: 12, label: { zh: '安全帽', en: 'Safety helmet' } },
  ],
  { own: true },
);

/** Effect of an import on existing rows (console specification, sections 3 and 4). */
export const importMode = defineDictionary('import_mode', { zh: '导入方式', en: 'Import mode' }, [
  { value: 1, label: { zh: '覆盖', en: 'Overwrite' }, color_type: 'warning' },
  { value: 2, label: { zh: '追加', en: 'Append' } },
]);
