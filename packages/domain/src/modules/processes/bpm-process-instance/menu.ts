import { defineMenu, VIEW } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '我的流程', en: 'My processes' },

  about: {
    zh: '我发起的流程：办到哪一步、谁在办，也可撤回或催办。',
    en: 'The processes you started: where each one stands and who has it.',
  },
  order: 30,
  path: '/bpm/task/my',
  operations: [
    VIEW,
    { operation_code: 'create', label: { zh: '发起', en: 'Start' } },
    { operation_code: 'cancel', label: { zh: '取消', en: 'Cancel' } },
  ],
});
