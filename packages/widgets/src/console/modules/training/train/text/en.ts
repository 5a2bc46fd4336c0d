import type { TrainText } from './zh.ts';

export const en: TrainText = {
  sign: 'Sign in',
  person: 'Training of a person',
  who: 'Person',
  choose: 'Choose a person',
  complete: 'The three levels and their exams are complete',
  missing: '{count} missing: not enough to work here',
  met: 'Enough',
  company: 'Company level',
  project: 'Project level',
  team: 'Team level',
  comeBack: 'Return to work',
  yearly: 'Yearly hours',
  exam: 'Exam',
  card: 'Education card',
  signs: 'Sign-ins',
  exams: 'Exams',
};
