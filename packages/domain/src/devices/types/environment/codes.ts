import { defineDeviceCodes } from '../../codes.ts';

export default defineDeviceCodes([
  { value: 5, label: { zh: '喷淋', en: 'Spray' } },
  { value: 7, label: { zh: '环境监测', en: 'Environment' } },
  { value: 12, label: { zh: '雾炮', en: 'Fog gun' } },
  { value: 32, label: { zh: '工业吸尘', en: 'Industrial vacuum' } },
  { value: 38, label: { zh: '标养室', en: 'Standard curing room' } },
  { value: 57, label: { zh: '雨量', en: 'Rainfall' } },
]);
