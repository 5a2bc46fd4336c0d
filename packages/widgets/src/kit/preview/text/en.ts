import type { PreviewText } from './zh.ts';

export const en: PreviewText = {
  preview: 'Preview',
  open: 'Open',
  expired: 'The address of the file has expired; reload the page and try again',
  sealed: 'Hidden: personal data',
  sealedWhy: 'The file holds personal data. Whoever may see these opens it on the page of the record',
  files: 'Files',
  more: '{count} files',
};
