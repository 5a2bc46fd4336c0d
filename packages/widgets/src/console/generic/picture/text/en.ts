import type { PictureText } from './zh.ts';

export const en: PictureText = {
  choose: 'Choose a picture',
  remove: 'Back to the default',
  type: 'Please choose a PNG, JPG or WebP picture',
  failed: 'The picture could not be read; please choose it again',
  size: 'The picture has more than {size}; choose a smaller one',
};
