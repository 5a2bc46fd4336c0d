import type { QuestionsText } from './zh.ts';

export const en: QuestionsText = {
  title: 'Figures',
  all: 'All',
  works: 'About the works',
  feedback: 'Feedback',
  project: 'Project',
  allProjects: 'All projects',
  period: 'Asked',
  none: 'No questions in this time; choose another period or project',
  byAnswerer: 'Answered by',
  bySubject: 'Topic',
  share: 'In time',
  asked: 'Asked',
  waiting: 'To answer',
  overdue: 'Overdue',
  kept: 'In time',
  late: 'Late',
  accepted: 'Accepted',
  satisfied: 'Satisfied',
  mostly: 'Mostly',
  reopened: 'Reopened',
};
