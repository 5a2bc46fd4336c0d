import type { zh } from './zh.ts';

export const en: typeof zh = {
  report: 'Report to insurer',
  choose: 'Policies in force on {day}',
  none: 'The project had no policy in force on {day}; check the list of policies first',
};
