import { defineMenu, VIEW } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '待办任务', en: 'To do' },

  about: {
    zh: '轮到您办理的流程任务；办理、退回、转办、加签都在这里。',
    en: 'The tasks that wait for you: approve, send back, delegate or ask another person.',
  },
  order: 10,
  path: '/bpm/task/todo',
  operations: [VIEW, { operation_code: 'update', label: { zh: '审批', en: 'Decide' } }],
});
