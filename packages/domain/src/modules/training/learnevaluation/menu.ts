import { defineMenu, VIEW } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '学习评估', en: 'Learning' },

  about: {
    zh: '您要学的课程和要考的试卷，以及完成情况。',
    en: 'What you have to learn and which exams wait for you.',
  },
  order: 70,
  operations: [VIEW],
});
