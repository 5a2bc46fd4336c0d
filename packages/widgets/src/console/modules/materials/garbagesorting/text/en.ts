import type { GarbageText } from './zh.ts';

export const en: GarbageText = {
  statistics: 'Statistics',
  title: 'Statistics of waste',
  project: 'Project',
  chooseProject: 'Choose a project',
  none: 'This project has no entries yet',
  total: 'In all (t)',
  reused: 'Used again or recycled',
  perArea: 'Construction waste (t per 10,000 m²)',
  limit: 'limit {limit}',
  noArea: 'The project does not say its floor area',
  month: 'Month',
  sum: 'Sum',
};
