import type { ResourcesText } from './zh.ts';

export const en: ResourcesText = {
  otherFile: 'This upload key was used for another file or module; choose the file again',
  taken: 'Row {row}, {label}: {value} is taken',
  tooManyRows: 'More than {limit} records match; narrow the search before exporting',
};
