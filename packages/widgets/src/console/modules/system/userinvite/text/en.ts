import type { InviteText } from './zh.ts';

export const en: InviteText = {
  withdraw: 'Withdraw',
  withdrawTitle: 'Withdraw this invitation?',
  withdrawConsequence: 'Nobody can register with it any more. Users who have registered stay.',
  withdrawn: 'Invitation withdrawn',
  code: 'Invitation code',
  link: 'Link',
  how: 'Send the QR code or the link. Whoever opens it on a phone registers with name, mobile number and password; the code can also be entered on the login page.',
};
