import { defineDeviceCodes } from '../../codes.ts';

export default defineDeviceCodes([
  { value: 50, label: { zh: '车辆定位', en: 'Vehicle location' } },
  { value: 60, label: { zh: '车辆测速', en: 'Vehicle speed' } },
  { value: 64, label: { zh: '黄包车定位', en: 'Rickshaw location' } },
]);
