import { defineMenu, VIEW } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '流程统计', en: 'Statistics' },
  order: 50,
  path: '/bpm/manager/statistics',
  operations: [VIEW],
});
