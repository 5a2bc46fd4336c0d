import type { NoticesText } from './zh.ts';

export const en: NoticesText = {
  pleaseConfirm: 'Please confirm that you have read this',
  confirm: 'I have read it',
  confirmed: 'You confirmed it on {time}',
  readers: 'Readers',
  list: 'People',
  counts: 'Sent to {told}, read by {read}',
  countsConfirm: 'Sent to {told}, read by {read}, confirmed by {confirmed}',
  unread: 'Not read',
  unconfirmed: 'Not confirmed',
  doneRead: 'Read',
  doneConfirmed: 'Confirmed',
  everybody: 'Everybody',
  reader: 'Name',
  organisation: 'Organisation',
  readAt: 'Read at',
  confirmedAt: 'Confirmed at',
  remindedAt: 'Reminded at',
  remind: 'Remind them',
  reminded: '{count} reminded',
  remindedNone: 'They were reminded within the last hour',
};
