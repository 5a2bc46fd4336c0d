import { CUSTOM_KINDS } from '../../../custom/custom-field.ts';
import { NUMBER_RESETS } from '../../../custom/number-pattern.ts';
import { COLOR_TYPES, defineDictionary } from '../../../dictionary/define.ts';

export const customKind = defineDictionary('custom_kind', { zh: '字段类型', en: 'Kind of field' }, [
  { value: CUSTOM_KINDS.text, label: { zh: '文字', en: 'Text' } },
  { value: CUSTOM_KINDS.textarea, label: { zh: '多行文字', en: 'Long text' } },
  { value: CUSTOM_KINDS.number, label: { zh: '数字', en: 'Number' } },
  { value: CUSTOM_KINDS.date, label: { zh: '日期', en: 'Date' } },
  { value: CUSTOM_KINDS.choice, label: { zh: '选项', en: 'Choice' } },
  { value: CUSTOM_KINDS.boolean, label: { zh: '是或否', en: 'Yes or no' } },
  { value: CUSTOM_KINDS.person, label: { zh: '人员', en: 'Person' } },
  { value: CUSTOM_KINDS.record, label: { zh: '其他记录', en: 'Another record' } },
  { value: CUSTOM_KINDS.pictures, label: { zh: '图片', en: 'Pictures' } },
  { value: CUSTOM_KINDS.files, label: { zh: '文件', en: 'Files' } },
  { value: CUSTOM_KINDS.number_rule, label: { zh: '自动编号', en: 'Number by a rule' } },
]);

export const numberReset = defineDictionary('number_reset', { zh: '重新计数', en: 'Count begins again' }, [
  { value: NUMBER_RESETS.never, label: { zh: '不重新计数', en: 'Never' } },
  { value: NUMBER_RESETS.year, label: { zh: '每年', en: 'Each year' } },
  { value: NUMBER_RESETS.month, label: { zh: '每月', en: 'Each month' } },
  { value: NUMBER_RESETS.day, label: { zh: '每日', en: 'Each day' } },
]);

/** States of an added field. */
export const CUSTOM_STATES = { used: 1, removed: 2 } as const;

export const customState = defineDictionary('custom_state', { zh: '字段状态', en: 'State of a field' }, [
  { value: CUSTOM_STATES.used, label: { zh: '使用中', en: 'In use' }, color_type: 'success' },
  { value: CUSTOM_STATES.removed, label: { zh: '已停用', en: 'Removed' }, color_type: 'default' },
]);

export const choiceColor = defineDictionary('choice_color', { zh: '选项颜色', en: 'Colour of a choice' }, [
  { value: 1, label: { zh: '灰', en: 'Grey' }, color_type: COLOR_TYPES[0] },
  { value: 2, label: { zh: '蓝', en: 'Blue' }, color_type: COLOR_TYPES[1] },
  { value: 3, label: { zh: '绿', en: 'Green' }, color_type: COLOR_TYPES[2] },
  { value: 4, label: { zh: '橙', en: 'Orange' }, color_type: COLOR_TYPES[3] },
  { value: 5, label: { zh: '红', en: 'Red' }, color_type: COLOR_TYPES[4] },
]);
