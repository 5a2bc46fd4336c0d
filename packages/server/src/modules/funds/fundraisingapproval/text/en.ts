import type { FundsText } from './zh.ts';

export const en: FundsText = {
  short:
    'The balance of the project is {balance} yuan, not enough to approve {amount}. Have a plan approved first, or send it back to be lowered',
  inUse: 'The plan is in use: without it, {balance} yuan are too little. Cancel requests first',
  own: 'What you asked for yourself is approved by somebody else',
  planNotPaid: 'A plan is not paid',
  tooMuch: '{paid} yuan are more than the approved {amount}. Pay what is approved, and ask for the rest',
  nothing: 'The amount paid is more than zero',
  paidByOrders: 'Orders of contracts pay this request; record the payment there, or return the rest',
  ordersOpen: 'Order {number} is approved and not paid; pay or refuse it first',
  finishNothing: 'No order of a contract has paid from it; record the payment or cancel it',
  cancelOrders: 'Orders of contracts use this request; return its rest instead of cancelling',
  later: 'The day of the payment is not after today',
};
