import type { PaperText } from './zh.ts';

export const en: PaperText = {
  assign: 'Assign exam',
  sittings: 'Exams',
  questions: 'Questions (frozen when published)',
  staff: 'People on file',
  staffHint: 'Workers without an account sit on a device that you open for them',
  accounts: 'Accounts',
  due: 'Sit by',
  choose: 'Choose people',
  chooseAccounts: 'Choose accounts',
  assigned: '{added} assigned; {left} had it already or have passed',
};
