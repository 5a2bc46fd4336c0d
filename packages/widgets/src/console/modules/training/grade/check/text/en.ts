import type { CheckText } from './zh.ts';

export const en: CheckText = {
  title: 'Certificate check',
  heading: 'Certificate of safety education',
  nothingAsked: 'Scan the code of a certificate to open this page',
  unknown: 'There is no such certificate',
  unknownHint: 'The code was not given by this system, or was changed. Ask the company that gave it.',
  failed: 'The check failed; try again',
  retry: 'Try again',
  valid: 'The certificate is real and good',
  expired: 'The certificate is real, but no longer good',
  compare: 'Compare name and number with the paper.',
  number: 'Certificate',
  person: 'Person',
  trade: 'Trade',
  paper: 'Exam',
  company: 'Given by',
  passed: 'Passed on',
  until: 'Good until',
  always: 'Without end',
  read: 'Checked at {at}',
};
