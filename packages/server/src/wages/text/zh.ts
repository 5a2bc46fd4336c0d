/** Messages about the ledger of special accounts. */
export const zh = {
  overdraft: '专户余额 {balance} 元，不足以支出 {amount} 元',
  closed: '专户不在使用中，不能记账',
};
export type LedgerText = typeof zh;
