import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '设备列表', en: 'Devices' },
  order: 10,
});
