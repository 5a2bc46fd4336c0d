import { defineDictionary } from '../../../dictionary/define.ts';

export const questionStatus = defineDictionary('question_status', { zh: '题目状态', en: 'State' }, [
  { value: 1, label: { zh: '启用', en: 'In use' }, color_type: 'success' },
  { value: 2, label: { zh: '停用', en: 'Retired' }, color_type: 'default' },
]);
