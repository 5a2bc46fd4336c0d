import type { CourseText } from './zh.ts';

export const en: CourseText = {
  learn: 'Learn',
  read: 'Read the course',
  time: 'Progress',
  spent: '{done} of at least {of} minutes',
  finished: 'The minimum time has been spent',
  hint: 'The server counts the time: while the page is visible, or the video plays. Jumps and fast play do not count.',
  sit: 'Sit the exam',
  readers: 'Who has learned it',
  reader: 'Person',
  edition: 'Version',
  minutes: 'Minutes',
  begun: 'Begun',
  done: 'Finished',
  nobody: 'Nobody yet',
};
