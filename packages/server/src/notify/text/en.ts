import type { NotifyText } from './zh.ts';

export const en: NotifyText = {
  companyPassed: 'The registration of your company has been approved',
  companyRefused: 'The registration of your company was refused: {reason}',
  passwordReset: 'Your password was reset by {who}',
  importDone: 'Import of “{label}” finished: {added} added, {failed} failed',
};
