import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '质量巡检任务', en: 'Quality patrols' },
  order: 72,
});
