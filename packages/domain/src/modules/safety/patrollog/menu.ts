import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '巡检任务', en: 'Patrols' },
  order: 30,
});
