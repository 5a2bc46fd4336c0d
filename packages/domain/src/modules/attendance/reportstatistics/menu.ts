import { defineMenu, VIEW } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '统计报表', en: 'Statistics' },
  about: {
    zh: '在场人数、出勤工日、工时和工资按工种、班组、单位、年龄、性别、籍贯统计；点击一项可看到其中的人员，可导出报送表。',
    en: 'Heads, days, hours and wages by trade, team, unit, age, sex and origin. Each bar opens its people, and the report is exported with the columns that authorities ask for.',
  },
  order: 90,
  operations: [VIEW, { operation_code: 'export', label: { zh: '导出', en: 'Export' } }],
});
