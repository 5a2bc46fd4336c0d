import { defineDeviceCodes } from '../../codes.ts';

export default defineDeviceCodes([
  { value: 3, label: { zh: '塔吊', en: 'Tower crane' } },
  { value: 4, label: { zh: '升降机', en: 'Elevator' } },
  { value: 14, label: { zh: '卸料平台', en: 'Unloading platform' } },
  { value: 27, label: { zh: '龙门吊', en: 'Gantry crane' } },
  { value: 28, label: { zh: '钢丝绳', en: 'Wire rope' } },
  {
    value: 29,
    label: { zh: '架桥机', en: 'Bridge erecting machine' },
    abbreviation: 'bridgemachine',
    path: '/bridgemachine',
  },
  { value: 30, label: { zh: '挂篮', en: 'Hanging basket' }, abbreviation: 'hangingbasket', path: '/hangingbasket' },
  { value: 41, label: { zh: '吊篮', en: 'Suspended platform' } },
  { value: 62, label: { zh: '履带吊', en: 'Crawler crane' } },
]);
