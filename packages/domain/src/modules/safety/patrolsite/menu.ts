import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '巡检点', en: 'Patrol points' },
  order: 10,
});
