import type { EntryText } from './zh.ts';

export const en: EntryText = {
  noSms: 'No SMS service is set up; log in by password or ask an administrator',
  smsFailed: 'The SMS could not be sent; try again later',
  phoneTaken: 'This mobile number is registered already; log in',
  nameTaken: 'This account name is taken; choose another',
  creditTaken: 'This credit code is registered already; ask the administrator of your company',
  badType: 'Choose an enterprise type',
  badLicence: 'A licence is a png, jpg or webp picture or a pdf file',
  noRegistration: 'Your company did not register itself, so there is nothing to change',
  alreadyPassed: 'The registration has passed and cannot be changed',
  reasonMissing: 'Say why it is refused',
  noSso: 'Logging in from other systems is not set up; ask an administrator',
  badToken: 'The token is not valid or too old; go back to the other system and come in again',
  unknownUser: 'Nobody here goes with that token; ask an administrator',
  incomplete: 'user info incomplete',
};
