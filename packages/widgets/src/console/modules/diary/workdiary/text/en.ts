import type { DiaryText } from './zh.ts';

export const en: DiaryText = {
  calendar: 'Calendar',
  late: 'Written {count} days after its day',
  lateShort: '{count} d late',
  project: 'Project',
  chooseProject: 'Choose a project',
  month: 'Month',
  missing: '{count} days of this month have no diary; what is written later is marked',
  monthList: 'List and Word of the month',
  signed: 'Signed',
  draft: 'To sign',
  gap: 'Missing',
  write: 'Write',
  weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
};
