import { defineEvents } from '../../../messages/define.ts';

export default defineEvents({
  exam_assigned: {
    label: { zh: '考试安排', en: 'Exams to sit' },
    urgency: 'normal',
    audience: { zh: '参加考试的人员', en: 'Those who sit the exam' },
  },
  exam_marked: {
    label: { zh: '考试成绩', en: 'Results of exams' },
    urgency: 'normal',
    audience: { zh: '参加考试的人员', en: 'Those who sat the exam' },
  },
});
