import { defineDeviceCodes } from '../../codes.ts';

export default defineDeviceCodes([
  { value: 2, label: { zh: '人脸闸机', en: 'Face gate' } },
  { value: 13, label: { zh: '智能安全帽', en: 'Smart helmet' } },
]);
