import { roundPoints } from './paper.ts';
import { QUESTION, spellingsOf } from './question.ts';

/** Codes of the dictionary `partial_rule`: what an incomplete multiple choice without a wrong one is worth. */
export const PARTIAL = { nothing: 1, half: 2, proportion: 3 } as const;

/** What marking needs of a question. */
export interface Markable {
  question_type: number;
  answer: string;
  points: number;
}

/** Between the blanks of a given answer: no key of a phone writes it into a text of one line. */
export const BETWEEN_GIVEN = '\n';

const comparable = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');

/**
 * Returns the points of an answer; null: a person has to judge it, because a blank holds something that is not among
 * the accepted spellings.
 * @param given letters of the options in any order, the word of a judgement, or the texts of the blanks one a line
 */
export function pointsFor(question: Markable, given: string | null | undefined, partial: number): number | null {
  if (given == null || given.trim() === '') return 0;
  if (question.question_type === QUESTION.blank) return blankPoints(question, given);
  const { answer, points } = question;
  if (question.question_type !== QUESTION.multiple) return given === answer ? points : 0;
  const chosen = [...new Set(Array.from(given))];
  const right = chosen.filter((letter) => answer.includes(letter)).length;
  if (right < chosen.length) return 0;
  if (right === answer.length) return points;
  if (partial === PARTIAL.half) return roundPoints(points / 2);
  if (partial === PARTIAL.proportion) return roundPoints((points * right) / answer.length);
  return 0;
}

function blankPoints({ answer, points }: Markable, given: string): number | null {
  const accepted = spellingsOf(answer).map((spellings) => spellings.map(comparable));
  const parts = given.split(BETWEEN_GIVEN).map(comparable);
  return accepted.every((spellings, index) => spellings.includes(parts[index] ?? '')) ? points : null;
}
