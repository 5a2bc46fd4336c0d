import type { zh } from './zh.ts';

export const en: typeof zh = {
  document: 'API document',
  nextNumber: 'The next number',
  noGaps:
    'A number is given when a record is saved, without gaps. The number of a deleted record is not used again. Without a project, its number is 0.',
};
