import type { NoticesText } from './zh.ts';

export const en: NoticesText = {
  published: '{type} “{title}”',
  publishedConfirm: '{type} “{title}” (please read and confirm)',
  reminded: 'Please read: {type} “{title}”',
  notSent: 'This announcement was not sent to you; there is nothing to confirm',
  notPublished: 'The announcement is not published, or was taken back',
};
