import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '报警记录', en: 'Alarms' },
  order: 60,
});
