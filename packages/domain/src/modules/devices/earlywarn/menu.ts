import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '预警记录', en: 'Alarms' },
  order: 60,
});
