import { defineMenu, VIEW } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '工作日历', en: 'Working calendar' },
  order: 60,
  path: '/bpm/manager/calendar',
  operations: [VIEW, { operation_code: 'update', label: { zh: '修改', en: 'Change' } }],
});
