import type { JobTexts } from './zh.ts';

export const en: JobTexts = {
  jobPriority: 'Job priority',
  taskPriority: 'External task priority',
  priorityHint: 'A whole number or an expression; higher comes first',
  retryHint: 'Tries after a job has failed, such as R3/PT10M; camunda also takes intervals: PT5M,PT10M',
  notAsync: 'Nothing is asynchronous here, so nothing is tried again. Tick “Before” or “After” to set a retry cycle.',
  leaveExclusive: 'Leave exclusively',
  leave: 'Leaving',
};
