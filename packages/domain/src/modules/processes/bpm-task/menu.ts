import { defineMenu, VIEW } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '待办任务', en: 'To do' },
  order: 10,
  path: '/bpm/task/todo',
  operations: [VIEW, { operation_code: 'update', label: { zh: '审批', en: 'Decide' } }],
});
