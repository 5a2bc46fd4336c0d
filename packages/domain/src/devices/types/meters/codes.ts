import { defineDeviceCodes } from '../../codes.ts';

export default defineDeviceCodes([
  { value: 15, label: { zh: '水表', en: 'Water meter' } },
  { value: 16, label: { zh: '电表', en: 'Electric meter' } },
]);
