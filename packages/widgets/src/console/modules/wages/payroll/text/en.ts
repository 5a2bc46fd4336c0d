import type { PayrollText } from './zh.ts';

export const en: PayrollText = {
  lines: 'Lines',
  fill: 'Make the lines',
  filled: '{added} added, {kept} brought up to date',
  bankFile: 'Bank file',
  bankReturn: 'Return file',
  payments: 'Payments',
  answered: '{paid} paid, {returned} returned, {known} known before',
  entries: 'Entries',
  statements: 'Statements',
};
