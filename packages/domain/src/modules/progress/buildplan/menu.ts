import { defineMenu, VIEW } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '周期计划', en: 'Plans of a period' },
  about: {
    zh: '从进度计划得出年、季、月、周、日计划：该做哪些任务、期末应完成到多少、人数，滞后的自动带入；可导出和打印。',
    en: 'Plans of a year, season, month, week or day, drawn from a schedule: which tasks, how far each shall be, heads, and what is late. Exported and printed.',
  },
  order: 70,
  operations: [VIEW],
});
