import { defineDictionary } from '../../dictionary/define.ts';

export const dangerLevel = defineDictionary('danger_level', { zh: '隐患等级', en: 'Hazard level' }, [
  { value: 1, label: { zh: '一般隐患', en: 'Minor' }, color_type: 'default' },
  { value: 2, label: { zh: '较大隐患', en: 'Serious' }, color_type: 'warning' },
  { value: 3, label: { zh: '重大隐患', en: 'Major' }, color_type: 'error' },
]);
