import type { RecordPageText } from './zh.ts';

export const en: RecordPageText = {
  notYourComment: 'You can change and delete only your own comments',
  commentGone: 'This comment was deleted',
  emptyComment: 'Write a comment first',
  cannotSee: 'Somebody you mention does not exist or may not see this record; choose again',
};
