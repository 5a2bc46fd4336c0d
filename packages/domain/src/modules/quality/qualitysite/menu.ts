import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '质量巡检点', en: 'Quality points' },
  order: 68,
});
