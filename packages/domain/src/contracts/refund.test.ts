import { expect, test } from 'vitest';
import { fenOf } from '../money/fen.ts';
import { basisPoints, CERTIFICATE, NOTHING_BEFORE, payableOf, type PaymentTerms } from './certificate.ts';
import {
  ACCOUNT,
  advanceEntries,
  certificateEntries,
  heldBy,
  payoutEntries,
  refundEntries,
  type ContractAccount,
} from './ledger.ts';
import type { Posting } from '../money/postings.ts';
import { owedOf, refundedNet } from './refund.ts';

const TERMS: PaymentTerms = {
  price: fenOf('1000000'),
  advance: fenOf('100000'),
  recover_from: basisPoints(20),
  recover_to: basisPoints(80),
  pay_share: basisPoints(80),
  retention_rate: basisPoints(3),
  safety_advance: 0,
  tax_rate: basisPoints(9),
  labour_share: 0,
};

test('a contract that ends early owes back its advance with tax, and the ledger is even once it has come back', () => {
  // 40,000.00 of work: less 1,200.00 retention, less the whole advance of 100,000.00.
  const settled = payableOf(TERMS, CERTIFICATE.settlement, { works: 4_000_000, safety: 0, claims: 0, penalties: 0 });
  expect(settled).toMatchObject({ net: 0, carried: -6_120_000, payable: 0 });
  const owed = owedOf(settled.carried, TERMS.tax_rate);
  expect(owed).toBe(fenOf('66708.00'));
  expect(refundedNet(owed, TERMS.tax_rate)).toBe(6_120_000);
  const entries: Posting<ContractAccount>[] = [
    ...advanceEntries(TERMS.advance, 0, fenOf('9000')),
    ...payoutEntries(fenOf('109000'), 0),
    ...certificateEntries(settled.waterfall, NOTHING_BEFORE.waterfall, settled.tax),
    ...refundEntries(owed, owed - 6_120_000),
  ];
  expect(heldBy(entries, ACCOUNT.payable)).toBe(0);
  expect(heldBy(entries, ACCOUNT.advance)).toBe(0);
  // What the bank has paid in the end: the work less what is held, with tax.
  expect(-heldBy(entries, ACCOUNT.bank)).toBe(fenOf('42292.00'));
  // Then the retention is paid as if nothing had happened.
  const before = { waterfall: settled.waterfall, net_paid: settled.net - refundedNet(owed, TERMS.tax_rate) };
  expect(payableOf(TERMS, CERTIFICATE.retention, settled.waterfall, before)).toMatchObject({
    net: 120_000,
    carried: 0,
  });
});

test('parts of a refund come to the same as the whole, at any rate of tax', () => {
  for (const rate of [0, 300, 600, 900, 1300, 1700])
    for (const carried of [-1, -5, -99, -12_345, -6_120_001]) {
      const owed = owedOf(carried, rate);
      expect(refundedNet(owed, rate)).toBe(-carried);
      const part = Math.floor(owed / 3);
      const first = refundedNet(part, rate);
      expect(first + (refundedNet(owed, rate) - first)).toBe(-carried);
    }
});
