import { defineMenu, VIEW } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '已办任务', en: 'Done' },

  about: {
    zh: '您办理过的任务和当时的意见。',
    en: 'The tasks you have done, with what you decided.',
  },
  order: 20,
  path: '/bpm/task/done',
  operations: [VIEW],
});
