import type { RecordPageText } from './zh.ts';

export const en: RecordPageText = {
  notYourComment: 'You can change and delete only your own comments',
  commentGone: 'This comment was deleted',
  emptyComment: 'Write a comment first',
  cannotSee: 'Somebody you mention does not exist or may not see this record; choose again',
  noTemplate: 'This file is no Word template (.docx) that can be used, or too large; save it again with Word',
  faultyTemplate: 'The template is faulty; check that loops are closed: {reason}',
  templateTooMuch: 'The template takes too much time or memory; simplify it and try again',
  documentTooLarge: 'The document is too large; use fewer pictures in the template',
  tooManyTemplates: 'At most {count} templates for one kind of record; delete one first',
};
