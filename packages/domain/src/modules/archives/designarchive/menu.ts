import { defineMenu, VIEW } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '设计档案', en: 'Archive of the design' },
  about: {
    zh: '设计依据、各阶段设计成果、会审与变更的归档和齐全率。',
    en: 'Briefs, results of each stage, reviews and changes of the design, and how complete they are.',
  },
  order: 20,
  operations: [VIEW],
});
