import type { QuestionText } from './zh.ts';

export const en: QuestionText = {
  points: '{points} points',
  score: '{score} points',
  picture: 'Picture of the question',
  given: 'Answer',
  none: 'none',
  right: 'Right answer',
  analysis: 'Why',
};
