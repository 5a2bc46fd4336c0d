import type { LearnText } from './zh.ts';

export const en: LearnText = {
  title: 'Learning',
  library: 'Question library',
  papers: 'Papers',
  grades: 'All results',
  courses: 'My courses',
  progress: '{done} of {of} finished',
  noCourses: 'No courses yet',
  exams: 'My exams',
  noExams: 'No exams yet',
  passed: 'Exam passed',
  failed: 'Exam failed',
  toSit: 'Exam afterwards',
  sitBy: 'Sit the exam (by {day})',
  attempt: 'Attempt {at}',
  score: '{score} points',
};
