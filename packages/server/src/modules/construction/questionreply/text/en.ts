import type { QuestionsText } from './zh.ts';

export const en: QuestionsText = {
  reopenOver: 'It could be reopened until {until}, which is over; ask a new question instead',
  termPast: 'The new term is not before {day}; choose another day',
};
