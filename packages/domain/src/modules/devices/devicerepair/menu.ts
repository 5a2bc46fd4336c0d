import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '设备维修', en: 'Repairs' },
  order: 80,
});
