import type { NotifyText } from './zh.ts';

export const en: NotifyText = {
  companyPassed: 'The registration of your company has been approved',
  companyRefused: 'The registration of your company was refused: {reason}',
  passwordReset: 'Your password was reset by {who}',
  stepTaken: '{label} “{name}”: {step}',
  patrolsMade: 'Patrol scheme “{name}”: {count} points to look at today',
  recordNew: 'New for you: {label} “{name}”',
  overdue: '{label} “{name}” is overdue',
  overdueLong: '{label} “{name}” has been overdue for {days} days',
  importDone: 'Import of “{label}” finished: {added} added, {failed} failed',
};
