import { defineDictionary } from '../../../dictionary/define.ts';

export const signWay = defineDictionary('sign_way', { zh: '签到方式', en: 'Signed in by' }, [
  { value: 1, label: { zh: '扫码签到', en: 'Code' } },
  { value: 2, label: { zh: '现场登记', en: 'Entered on site' } },
  { value: 3, label: { zh: '导入', en: 'Import' } },
]);
