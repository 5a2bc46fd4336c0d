import type { zh } from './zh.ts';

export const en: typeof zh = {
  figures: 'Funds (yuan)',
  planned_total: 'Plans',
  granted_total: 'Approved, not paid',
  paid_total: 'Paid',
  balance: 'Balance',
  sum: 'Balance = plans − approved, not paid − paid. A figure opens its papers.',
};
