import type { SettingsPageText } from './zh.ts';

export const en: SettingsPageText = {
  search: 'Search settings, such as password, days, login',
  noneFound: 'No setting matches; try another word',
  history: 'Changes',
  empty: '(empty)',
  picture: 'picture',
  isDefault: 'Default',
  defaultOf: 'Default: {value}',
  changedBy: 'Changed by {by}, {at}',
  system: 'the system',
  pending: 'Saving will change',
  changed: 'Changed',
  readOnly: 'You may look at settings but not change them',
  restore: 'Restore the defaults',
  undo: 'Discard changes',
  save: 'Save',
  saved: 'Saved; it holds from now on',
};
