import type { NoticeText } from './zh.ts';

export const en: NoticeText = {
  issue: 'Issuing a notice',
  recheck: 'Rechecking a notice',
  stop: 'Suspending works',
  review: 'Reviewing the resumption',
  ask: 'Asking to resume',
  approve: 'Approving the resumption',
  resume: 'Ordering the resumption',
  samePerson: 'Whoever issued it does not reply to it; choose somebody else',
  dueBefore: 'The due date is in the past; choose another',
  stopBefore: 'Work does not stop before the day of the order, {day}: nothing is dated back',
  resumeBefore: 'Work is not resumed before the day of that order, {day}: nothing is dated back',
};
