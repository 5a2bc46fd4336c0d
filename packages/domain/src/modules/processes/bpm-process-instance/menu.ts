import { defineMenu, VIEW } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '我的流程', en: 'My processes' },
  order: 30,
  path: '/bpm/task/my',
  operations: [
    VIEW,
    { operation_code: 'create', label: { zh: '发起', en: 'Start' } },
    { operation_code: 'cancel', label: { zh: '取消', en: 'Cancel' } },
  ],
});
