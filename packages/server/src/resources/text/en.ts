import type { ResourcesText } from './zh.ts';

export const en: ResourcesText = {
  otherFile: 'This upload key was used for another file or module; choose the file again',
  otherCall: 'This key was used for something else; refresh and fill it in again',
  recordedTooOld: 'It was recorded more than {days} days ago: look at the clock of the phone and fill it in anew',
  taken: 'Row {row}, {label}: {value} is taken',
  wrongState: 'It is “{state}” now, which does not allow “{step}”: refresh and look again',
  notYourTurn: '“{step}” is for the person named in the record',
  settled: 'It is “{state}” now and can no longer be changed or deleted',
  binGone: 'It is no longer in the bin; refresh and look again',
  binTaken: '{reason} by “{title}”: change or delete that one first, then restore',
  binNeeds: '{label}: “{title}” is in the bin as well; restore that one first',
  binLost: '{label}: what it refers to no longer exists, so it cannot be restored',
  binIncomplete: 'A later version requires {label}, which this record does not have, so it cannot be restored',
  binPart: 'Something that was deleted with it refers to what no longer exists, so it cannot be restored',
  nothingToExport: 'There is nothing that matches, so nothing to export',
  tooManyRows: 'More than {limit} records match; narrow the search before exporting',
};
