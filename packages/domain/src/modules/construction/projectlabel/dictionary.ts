import { defineDictionary } from '../../../dictionary/define.ts';

/** Values of the dictionary `label_status`. */
export const LABEL = { used: 1, retired: 2 } as const;

export const labelStatus = defineDictionary('label_status', { zh: '标签状态', en: 'State of the label' }, [
  { value: LABEL.used, label: { zh: '使用中', en: 'In use' }, color_type: 'success' },
  { value: LABEL.retired, label: { zh: '已停用', en: 'Retired' }, color_type: 'default' },
]);

export const labelColor = defineDictionary('label_color', { zh: '标签颜色', en: 'Colour of the label' }, [
  { value: 1, label: { zh: '灰', en: 'Grey' }, color_type: 'default' },
  { value: 2, label: { zh: '蓝', en: 'Blue' }, color_type: 'processing' },
  { value: 3, label: { zh: '绿', en: 'Green' }, color_type: 'success' },
  { value: 4, label: { zh: '橙', en: 'Orange' }, color_type: 'warning' },
  { value: 5, label: { zh: '红', en: 'Red' }, color_type: 'error' },
]);
