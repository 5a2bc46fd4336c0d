import type { SettingsPageText } from './zh.ts';

export const en: SettingsPageText = {
  changed: 'Changed',
  readOnly: 'You may look at settings but not change them',
  restore: 'Restore the defaults',
  undo: 'Discard changes',
  save: 'Save',
  saved: 'Saved; it holds from now on',
  pictureChoose: 'Choose a picture',
  pictureRemove: 'Back to the default',
  pictureType: 'Please choose a PNG, JPG or WebP picture',
  pictureFailed: 'The picture could not be read; please choose it again',
  pictureSize: 'The picture has more than {size}; choose a smaller one',
};
