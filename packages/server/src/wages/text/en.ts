import type { LedgerText } from './zh.ts';

export const en: LedgerText = {
  overdraft: 'The account holds {balance} yuan, not {amount}',
  closed: 'The account is not in use',
};
