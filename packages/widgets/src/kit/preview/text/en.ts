import type { PreviewText } from './zh.ts';

export const en: PreviewText = {
  preview: 'Preview',
  open: 'Open',
  expired: 'The address of the file has expired; reload the page and try again',
  files: 'Files',
  more: '{count} files',
};
