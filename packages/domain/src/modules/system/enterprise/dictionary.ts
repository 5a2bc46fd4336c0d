import { defineDictionary } from '../../../dictionary/define.ts';

/** State of the check of a registered company (settled point 6: registered ones log in as pending). */
export const authStatus = defineDictionary('auth_status', { zh: '审核状态', en: 'Check' }, [
  { value: 0, label: { zh: '待审核', en: 'Waiting' }, color_type: 'processing' },
  { value: 1, label: { zh: '已通过', en: 'Passed' }, color_type: 'success' },
  { value: 2, label: { zh: '未通过', en: 'Refused' }, color_type: 'error' },
]);
