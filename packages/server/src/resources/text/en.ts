import type { ResourcesText } from './zh.ts';

export const en: ResourcesText = {
  otherFile: 'This upload key was used for another file or module; choose the file again',
  otherCall: 'This key was used for something else; refresh and fill it in again',
  recordedTooOld: 'It was recorded more than {days} days ago: look at the clock of the phone and fill it in anew',
  taken: 'Row {row}, {label}: {value} is taken',
  wrongState: 'It is “{state}” now, which does not allow “{step}”: refresh and look again',
  notYourTurn: '“{step}” is for the person named in the record',
  settled: 'It is “{state}” now and can no longer be changed or deleted',
  nothingToExport: 'There is nothing that matches, so nothing to export',
  tooManyRows: 'More than {limit} records match; narrow the search before exporting',
};
