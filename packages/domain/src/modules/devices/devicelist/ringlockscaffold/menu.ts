import { defineMenu } from '../../../../menu/define.ts';

export default defineMenu({
  label: { zh: '盘扣脚手架', en: 'Ringlock scaffolds' },
  order: 20,
});
