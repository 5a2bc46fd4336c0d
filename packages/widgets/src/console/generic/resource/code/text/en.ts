import type { CodeText } from './zh.ts';

export const en: CodeText = {
  code: 'QR code',
  title: 'QR code of “{title}”',
  hint: 'Scan it with a telephone: the page opens after the login',
  openHint: 'Scan it with a telephone; nobody has to log in',
  closedHint: 'This material is not shown by its code; that can be changed by editing it',
  onlyHere:
    'Telephones cannot open this address: it works on this computer alone. Open the console by the address of this computer in the network (start with --host 0.0.0.0), then use the code.',
  print: 'Print',
  save: 'Download',
};
