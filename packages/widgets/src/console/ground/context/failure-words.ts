import type { CallFailure } from '@gongdi/api';

/** More would be gone before they are read. */
const PROBLEMS_TOLD = 5;

/** What a call was refused for, as far as a toast has room: a model's findings, a file's faults. Forms show their own. */
export function wordsOf({ message, problems }: Pick<CallFailure, 'message' | 'problems'>): string {
  const told = [...new Set(problems.map((problem) => problem.message))].filter((one) => one !== message);
  return [message, ...told.slice(0, PROBLEMS_TOLD)].join('\n');
}
