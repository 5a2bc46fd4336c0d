import { defineMenu, VIEW } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '部位统计', en: 'Statistics of parts' },
  about: {
    zh: '按部位、班组和日期统计计划与完成的工程量，点击数字查看对应的生产任务。',
    en: 'Planned and done quantities by part, team and day; each number opens the daily work that it sums up.',
  },
  order: 50,
  operations: [VIEW],
});
