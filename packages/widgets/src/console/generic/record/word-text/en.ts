import type { WordText } from './zh.ts';

export const en: WordText = {
  title: 'Word document by a template',
  make: 'Make',
  none: 'Your organisation has no Word template for these records; ask an administrator for one.',
  noneYet:
    'There is no Word template for these records. Copy placeholders from below into a Word file, then add it here.',
  unknown: 'These placeholders do not exist and stay empty: {names}',
  remove: 'Delete',
  removeAsk: 'Delete the template “{name}”?',
  removeWhat: 'Your organisation and those below it cannot use it any more. Documents that were made stay as they are.',
  add: 'Add a template',
  hint: 'A template is a .docx file with placeholders in braces, such as {项目名称}. Your organisation and those below it use it.',
  added: 'Template saved',
  save: 'Save the template',
  placeholders: 'All placeholders',
  field: 'Field',
  inTemplate: 'In the template',
  becomes: 'Becomes',
  text: 'text',
  picture: 'a picture (other files: their name)',
  pictures: 'each picture; without a loop the first',
  rows: 'each row; may stand in a row of a table',
};
