import type { AppText } from './zh.ts';

export const en: AppText = {
  isNew: 'New version',
  isNewHint: 'Updating takes seconds; nothing that you saved is touched',
  update: 'Update',
  later: 'Later',
  away: 'No network. Forms for the site still work and are sent later',
  unreached: 'The server is out of reach. Forms for the site still work and are sent later',
  unsaved: 'Something is not saved yet. Save or close the form, then update',
};
