import type { CodeText } from './zh.ts';

export const en: CodeText = {
  code: 'QR code',
  title: 'QR code of “{title}”',
  hint: 'Scan it with a telephone: the page opens after the login',
  print: 'Print',
  save: 'Download',
};
