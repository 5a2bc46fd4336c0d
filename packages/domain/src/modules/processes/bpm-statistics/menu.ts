import { defineMenu, VIEW } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '流程统计', en: 'Statistics' },

  about: {
    zh: '各流程的数量、用时和超期情况，找出卡在哪一步。',
    en: 'How many processes there are, how long they take and where they wait.',
  },
  order: 50,
  path: '/bpm/manager/statistics',
  operations: [VIEW],
});
