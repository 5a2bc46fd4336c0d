import type { SettingsPageText } from './zh.ts';

export const en: SettingsPageText = {
  changed: 'Changed',
  readOnly: 'You may look at settings but not change them',
  restore: 'Restore the defaults',
  undo: 'Discard changes',
  save: 'Save',
  saved: 'Saved; it holds from now on',
};
