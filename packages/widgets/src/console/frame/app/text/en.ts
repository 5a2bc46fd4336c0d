import type { AppText } from './zh.ts';

export const en: AppText = {
  isNew: 'New version',
  isNewHint: 'Updating takes seconds; nothing that you saved is touched',
  update: 'Update',
  later: 'Later',
  unsaved: 'Something is not saved yet. Save or close the form, then update',
};
