import { defineGroup } from '../../menu/define.ts';

export default defineGroup({
  label: { zh: '设备监测', en: 'Devices' },
  icon: { own: 'device' },
  order: 50,
});
