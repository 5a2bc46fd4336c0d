import type { AssessText } from './zh.ts';

export const en: AssessText = {
  present: 'Presenting a {level}',
  sign: 'Signing a {level}',
  accept: 'Accepting a {level}',
  giveback: 'Giving back a {level}',
  modify: 'Opening a {level} again',
  refuse: 'Refusing a {level} for good',
  notDue: 'A {level} needs no signature of {posts}',
  unsigned: 'Signatures are missing: {posts}. It is accepted when they are there',
  noGrade: 'Buildings are accepted or not; they have no better grade',
  share: '{good} of {all} below are good, {rate}%; {share}% are needed for a good grade',
  records: 'The records are not complete, so it is not accepted; what is missing is tested instead',
  tests: 'The tests of safety, energy and use have not passed, so it is not accepted',
  look: 'Judge the impression',
  lookPoor: 'The impression is poor; repair it before it is accepted',
  samples:
    'Samples of its lots have no result that counts ({open} open, {failed} failed): {names}; accept when all have one',
  sheets: 'Check sheets are not concluded by the chief supervisor: {forms}; complete them, then present it',
  itemRefused: 'An item is not refused for good; handle its lots',
};
