import type { PreviewText } from './zh.ts';

export const en: PreviewText = {
  preview: 'Preview',
  open: 'Open',
  download: 'Download',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  rotate: 'Rotate',
  restore: 'Reset',
  previous: 'Previous',
  next: 'Next',
  place: '{at} / {count}',
  loading: 'Loading the file…',
  failed: 'The file could not be loaded',
  expired: 'The address of the file has expired; reload the page and try again',
  notShown: 'The browser cannot show this file; download it to look at it',
  retry: 'Try again',
  close: 'Close',
  files: 'Files',
  more: '{count} files',
};
