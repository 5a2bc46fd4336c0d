import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '巡检方案', en: 'Patrol schemes' },
  order: 20,
});
