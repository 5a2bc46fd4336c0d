import type { AdministrationText } from './zh.ts';

export const en: AdministrationText = {
  nameIsPhone: 'An account name cannot be another person’s mobile number; take one’s own, or another name',
  ownAccount: 'You cannot disable or delete your own account, nor change its roles and organisation',
  lastAdministrator: 'This is the last administrator; one has to stay',
  mightier: 'This user may do more than you; ask an administrator above you',
  beyondOwn: 'You can only grant what you may do yourself: {codes}',
  scopeBeyondOwn: 'Your own data scope is not as wide as “{scope}”, so you cannot give it',
  unknownGrant: 'No such permission: {codes}',
  sharedRole:
    'Built-in roles come with the program and cannot be changed or deleted; copy the role and change the copy',
  readsAsBuiltIn: '“{value}” reads like the built-in role “{name}” ({code}); choose another one',
  nothingToCopy: 'This role holds nothing that you may grant, so it cannot be copied; ask an administrator above you',
  roleInUse: '{count} users have this role; give them another one first',
  organisationInUse: 'There are organisations, users or records in this organisation, so it cannot be deleted',
  ownOrganisation: 'Your own organisation and those above it cannot be moved, disabled or deleted',
  underItself: 'An organisation cannot belong to itself or to one below it',
  below: 'Organisations below',
  otherRecords: 'Other records',
  notThere: 'The organisation to come behind is not there; refresh and try again',
  unknownRegion: 'No region has this code; please choose another',
  unseenPerson: 'There is no such user, or not in an organisation of yours',
  unseenOrganisation: 'Choose your organisation or one below it',
  badPicture: 'The picture is damaged or too large; choose another png, jpg or webp picture',
  wrongPassword: 'The old password is wrong',
  samePassword: 'The new password is the old one',
};
