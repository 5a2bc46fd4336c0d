import { defineMenu, VIEW } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '已办任务', en: 'Done' },
  order: 20,
  path: '/bpm/task/done',
  operations: [VIEW],
});
