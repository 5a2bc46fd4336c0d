import type { CodeText } from './zh.ts';

export const en: CodeText = {
  code: 'QR code',
  title: 'QR code of “{title}”',
  hint: 'Scan it with a telephone: the page opens after the login',
  openHint: 'Scan it with a telephone; nobody has to log in',
  closedHint: 'This material is not shown by its code; that can be changed by editing it',
  print: 'Print',
  save: 'Download',
};
