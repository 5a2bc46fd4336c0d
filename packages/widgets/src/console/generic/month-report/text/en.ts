import type { MonthReportText } from './zh.ts';

export const en: MonthReportText = {
  title: 'Figures',
  live: 'Not handed in; the figures follow the records',
  frozen: 'Handed in; figures and sources are frozen',
  figure: 'Figure',
  value: 'Number',
  open: 'Sources ({count})',
  sources: 'Sources of: {figure}',
  record: 'Record',
  day: 'Day',
  amount: 'Counts',
  missing: '{count} companies have not handed in: {names}',
  all: 'All companies have handed in',
  remind: 'Remind',
  reminded: '{count} companies are reminded',
  none: 'There are no records of this month',
};
