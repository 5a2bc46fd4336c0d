import { defineMenu, VIEW } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '考勤总表', en: 'Monthly timesheet' },
  about: {
    zh: '班组每月考勤表（人员 × 日期）、各工种各时段在场人数、关键岗位到岗率，每个数字可打开对应记录。',
    en: 'The monthly sheet of people and days, heads on site by trade and hour, and the presence of key posts; each figure opens its records.',
  },
  order: 10,
  operations: [VIEW, { operation_code: 'export', label: { zh: '导出', en: 'Export' } }],
});
