import { defineMenu, VIEW } from '../../../../menu/define.ts';

export default defineMenu({
  label: { zh: '考勤总表（V2）', en: 'Monthly sheet (v2)' },
  about: {
    zh: '班组每月考勤表，并列显示每人的合同、当月应发与已发工资和安全扣分；与考勤总表是同一批记录。',
    en: 'The monthly sheet with contract, wages earned and paid for the month, and safety points of each person.',
  },
  order: 50,
  group: 'labourv2',
  operations: [VIEW],
});
