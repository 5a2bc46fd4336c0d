import type { EntryText } from './zh.ts';

export const en: EntryText = {
  nameIsPhone: 'An account name cannot be another person’s mobile number; take one’s own, or another name',
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
  otherAudience: 'The token is not meant for this platform (aud); ask an administrator to check single sign-on',
  otherIssuer:
    'The token comes from another issuer (iss) than configured; ask an administrator to check single sign-on',
  unknownUser: 'Nobody here goes with that token; ask an administrator',
  unmapped: 'Your organisation or role has no counterpart here; ask an administrator to check single sign-on',
  noKeys:
    'The keys of the other system cannot be fetched now; try again later, or ask an administrator to check single sign-on',
  notSignedIn: 'The login at the identity provider was not completed; log in again, or ask an administrator',
  noProvider: 'The identity provider does not answer now; try again later, or log in by password',
  noLogout: 'The token has no logout event (backchannel-logout), so it ends no sessions',
  incomplete: 'user info incomplete',
};
