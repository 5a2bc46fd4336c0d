import { defineMenu, VIEW } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '工作日历', en: 'Working calendar' },

  about: {
    zh: '流程计时用的工作日、节假日和上下班时间。',
    en: 'Working days, holidays and hours by which terms of processes are counted.',
  },
  order: 60,
  path: '/bpm/manager/calendar',
  operations: [VIEW, { operation_code: 'update', label: { zh: '修改', en: 'Change' } }],
});
