import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '考试成绩', en: 'Exams' },
  order: 60,
});
