import { defineDictionary } from './define.ts';

export const schemeStatus = defineDictionary('patrol_scheme_status', { zh: '方案状态', en: 'Scheme' }, [
  { value: 1, label: { zh: '启用', en: 'Running' }, color_type: 'processing' },
  { value: 2, label: { zh: '停用', en: 'Stopped' }, color_type: 'default' },
]);
