import type { StatisticsText } from './zh.ts';

export const en: StatisticsText = {
  title: 'Statistics of parts',
  part: 'By part',
  team: 'By team',
  day: 'By day',
  project: 'Project',
  chooseProject: 'Choose a project',
  partBelow: 'Part',
  period: 'Period',
  planned: 'Planned',
  done: 'Done',
  share: 'Share',
  manDays: 'Man-days',
  records: 'Records',
  noTeam: 'Without a team',
  none: 'No daily work in this period; record it under daily work',
  more: 'The first 500 lines are shown; choose a shorter period or a part',
};
