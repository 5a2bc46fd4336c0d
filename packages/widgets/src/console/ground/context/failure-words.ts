import type { CallFailure } from '@gongdi/api';

/** Limit on problems in one toast: the toast closes before a user can read more. */
const PROBLEMS_TOLD = 5;

/**
 * Returns the text of a toast for a refused call: the message and the first problems, such as findings in a model or
 * errors in a file. Forms show their own problems.
 */
export function wordsOf({ message, problems }: Pick<CallFailure, 'message' | 'problems'>): string {
  const details = [...new Set(problems.map((problem) => problem.message))].filter((one) => one !== message);
  return [message, ...details.slice(0, PROBLEMS_TOLD)].join('\n');
}
