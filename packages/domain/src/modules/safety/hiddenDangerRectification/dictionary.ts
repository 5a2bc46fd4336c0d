import { defineDictionary } from '../../../dictionary/define.ts';

export const correctionStatus = defineDictionary('correction_status', { zh: '整改状态', en: 'Rectification' }, [
  { value: 1, label: { zh: '待整改', en: 'To rectify' }, color_type: 'error' },
  { value: 2, label: { zh: '待复查', en: 'To recheck' }, color_type: 'warning' },
  { value: 3, label: { zh: '已闭合', en: 'Closed' }, color_type: 'success' },
  { value: 4, label: { zh: '已撤销', en: 'Withdrawn' }, color_type: 'default' },
]);
