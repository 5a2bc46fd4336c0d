import type { MonthText } from './zh.ts';

export const en: MonthText = {
  missing: '{name} has not handed in its safety report of {month}',
  early: '{month} has not ended; hand in after its end',
  twice: 'There is a report of {month} already; open it',
  incomplete: '{count} companies are missing: {names}. Remind them, or say why',
  noCompanies: 'There is no company below; write the report of a company',
  noFigure: 'There is no such figure',
};
