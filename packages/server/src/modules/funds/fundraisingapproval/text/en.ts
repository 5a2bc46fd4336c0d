import type { FundsText } from './zh.ts';

export const en: FundsText = {
  short:
    'The balance of the project is {balance} yuan, not enough to approve {amount}. Have a plan approved first, or send it back to be lowered',
  inUse: 'The plan is in use: without it, {balance} yuan are too little. Cancel requests first',
  own: 'What you asked for yourself is approved by somebody else',
  planNotPaid: 'A plan is not paid',
  tooMuch: '{paid} yuan are more than the approved {amount}. Pay what is approved, and ask for the rest',
  nothing: 'The amount paid is more than zero',
  later: 'The day of the payment is not after today',
};
