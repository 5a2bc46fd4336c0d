import type { Fen } from '../money/fen.ts';
import { posted, trialBalance, type Posting } from '../money/postings.ts';
import type { Waterfall } from './certificate.ts';

/** Accounts of the ledger of contracts, as the values of the dictionary `contract_account`. */
export const ACCOUNT = {
  payable: 1,
  works: 2,
  withheld: 3,
  retention: 4,
  advance: 5,
  safety_fund: 6,
  safety_used: 7,
  claims: 8,
  penalties: 9,
  tax: 10,
  bank: 11,
  wage_account: 12,
} as const;
export type ContractAccount = (typeof ACCOUNT)[keyof typeof ACCOUNT];
type Entries = Posting<ContractAccount>[];

/** Entries of a certificate for work: each step of the waterfall, as it changed since the certificate before. */
export function certificateEntries(now: Waterfall, before: Waterfall, tax: Fen): Entries {
  const since = (key: keyof Waterfall): Fen => now[key] - before[key];
  return [
    ...posted(ACCOUNT.works, ACCOUNT.payable, since('works')),
    ...posted(ACCOUNT.payable, ACCOUNT.withheld, since('withheld')),
    ...posted(ACCOUNT.payable, ACCOUNT.retention, since('retention')),
    ...posted(ACCOUNT.payable, ACCOUNT.advance, since('recovered')),
    ...posted(ACCOUNT.safety_fund, ACCOUNT.payable, since('safety') - since('safety_recovered')),
    ...posted(ACCOUNT.claims, ACCOUNT.payable, since('claims')),
    ...posted(ACCOUNT.payable, ACCOUNT.penalties, since('penalties')),
    ...posted(ACCOUNT.tax, ACCOUNT.payable, tax),
  ];
}

/** Entries of the certificate for the advance. */
export const advanceEntries = (advance: Fen, safety_advance: Fen, tax: Fen): Entries => [
  ...posted(ACCOUNT.advance, ACCOUNT.payable, advance),
  ...posted(ACCOUNT.safety_fund, ACCOUNT.payable, safety_advance),
  ...posted(ACCOUNT.tax, ACCOUNT.payable, tax),
];

/** Entries of a payment: the share of labour goes to the special account of wages, the rest to the company. */
export const payoutEntries = (amount: Fen, labour: Fen): Entries => [
  ...posted(ACCOUNT.payable, ACCOUNT.wage_account, labour),
  ...posted(ACCOUNT.payable, ACCOUNT.bank, amount - labour),
];

/** Entries of money that comes back because too much was paid; its tax is taken back with it. */
export const refundEntries = (amount: Fen, tax: Fen): Entries => [
  ...posted(ACCOUNT.bank, ACCOUNT.payable, amount),
  ...posted(ACCOUNT.payable, ACCOUNT.tax, tax),
];

/** Entry of something that was bought from the safety-measure fee. */
export const safetyEntries = (amount: Fen): Entries => posted(ACCOUNT.safety_used, ACCOUNT.safety_fund, amount);

/** What an account holds after the entries: debits less credits. */
export const heldBy = (entries: readonly Posting<ContractAccount>[], account: ContractAccount): Fen =>
  trialBalance(entries)[account] ?? 0;

/**
 * Part of a payment that goes to the special account, so that the share of labour is paid first: wages come before
 * everything else (Regulation on wages of migrant workers, article 29).
 */
export const labourOfPayout = (amount: Fen, labour: Fen, labour_paid: Fen): Fen =>
  Math.min(amount, Math.max(0, labour - labour_paid));
