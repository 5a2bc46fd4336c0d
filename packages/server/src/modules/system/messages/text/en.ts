import type { MessagesText } from './zh.ts';

export const en: MessagesText = {
  many: '{count} new messages: {title}',
  more: '… and {count} more; see them on the platform',
  open: 'Open: {link}',
  testTitle: 'This is a test',
  testText: 'If you read this, the channel “{name}” works.',
  testSent: 'Sent; please look at the other end (took {ms} ms)',
  escalated: '{title} (nobody has acted for {hours} hours)',
  noEmail: 'You have given no mail address; give it under “Your account › Messages”',
  noPhone: 'Your account has no telephone number; add it under Users',
  robotRefused: '{host} refused the message: {code} {reason}',
  mailAuth: 'The mail server refused the account or the password (many want an authorisation code)',
  mailRefused: 'The mail server refused the mail: {reason}',
  mailFailed: 'The mail was not sent: {reason}',
  channelOff: 'The channel is switched off or deleted',
  companyOnly: 'Rules and channels are kept by people at the head office of the company',
  channelMany: 'A company has at most {count} channels',
  unknownChannel: 'The rule “{name}” names a channel that does not exist',
  unknownKind: 'The rule “{name}” names an unknown event',
  notSettled: 'The message is being sent; try again later',
};
