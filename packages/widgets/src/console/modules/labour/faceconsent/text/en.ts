import type { FaceText } from './zh.ts';

export const en: FaceText = {
  kept: 'Text of consent, {count} faces kept',
  paper: 'Text of consent (version {version}), to be read before it is signed',
  title: 'Consent, face pictures kept and deleted',
  about: 'For this company and its units together; nobody is named.',
  keptNow: 'People with a picture now',
  deleted: 'Pictures deleted',
  thisYear: 'People of this year',
  reportAt: 'Reported from (people)',
  term: 'After the departure',
  atOnce: 'deleted at once',
  days: 'deleted after {days} days',
  near: 'Nine tenths of the number from which faces are reported: prepare the report, or delete what is not needed',
  reached: 'The number from which faces have to be reported to the authority is reached',
  settings: 'Change the term and the text of consent',
};
