import { defineDictionary } from '../../../dictionary/define.ts';

export const substituteStatus = defineDictionary('substitute_status', { zh: '代理状态', en: 'State' }, [
  { value: 1, label: { zh: '未开始', en: 'Not begun' } },
  { value: 2, label: { zh: '代理中', en: 'Under way' }, color_type: 'success' },
  { value: 3, label: { zh: '已结束', en: 'Over' } },
]);
