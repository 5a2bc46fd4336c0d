import { defineGroup } from '../../menu/define.ts';

export default defineGroup({
  index: 'attendance-all',
  label: { zh: '考勤管理', en: 'Attendance' },
  icon: { own: 'attendance' },
  order: 35,
});
