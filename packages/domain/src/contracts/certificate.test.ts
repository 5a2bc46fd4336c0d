import { expect, test } from 'vitest';
import { fenOf, yuanOf } from '../money/fen.ts';
import {
  advanceOf,
  basisPoints,
  CERTIFICATE,
  NOTHING_BEFORE,
  payableOf,
  recoveredOf,
  settledOf,
  turnOf,
  waterfallOf,
  type Before,
  type PaymentTerms,
  type Turn,
} from './certificate.ts';
import { ACCOUNT, advanceEntries, certificateEntries, heldBy, labourOfPayout, payoutEntries } from './ledger.ts';
import { trialBalance } from '../money/postings.ts';
import { sumFen } from '../money/fen.ts';

const TERMS: PaymentTerms = {
  price: fenOf('10000000'),
  advance: fenOf('1000000'),
  recover_from: basisPoints(20),
  recover_to: basisPoints(80),
  pay_share: basisPoints(80),
  retention_rate: basisPoints(3),
  safety_advance: fenOf('100000'),
  tax_rate: basisPoints(9),
  labour_share: basisPoints(20),
};

test('three payments with an advance, a change and a penalty equal the sheet worked by hand', () => {
  // 1,100,000.00 and 9 % of it.
  expect(advanceOf(TERMS)).toEqual({ net: 110_000_000, tax: 9_900_000, payable: 119_900_000 });
  const periods = [
    { change: '0', works: '3000000', safety: '50000', claims: '0', penalties: '0' },
    { change: '400000', works: '5500000', safety: '120000', claims: '0', penalties: '20000' },
    { change: '400000', works: '8500000.50', safety: '180000', claims: '35000', penalties: '20000' },
  ];
  // Columns of the sheet: withheld 20 %, retention 3 %, advance between 20 % and 80 % of the price, then net to date,
  // net of the period, tax, payable, labour 20 % of the work of the period.
  const byHand = [
    ['600000.00', '90000.00', '166666.67', '2143333.33', '2143333.33', '192900.00', '2336233.33', '600000.00'],
    ['1100000.00', '165000.00', '548076.92', '3686923.08', '1543589.75', '138923.08', '1682512.83', '500000.00'],
    ['1700000.10', '255000.02', '1000000.00', '5640000.38', '1953077.30', '175776.96', '2128854.26', '600000.10'],
  ];
  let before: Before = NOTHING_BEFORE;
  const turns: Turn[] = [];
  const counted = periods.map(({ change, works, safety, claims, penalties }) => {
    const terms = { ...TERMS, price: TERMS.price + fenOf(change) };
    const certified = {
      works: fenOf(works),
      safety: fenOf(safety),
      claims: fenOf(claims),
      penalties: fenOf(penalties),
    };
    const one = payableOf(terms, CERTIFICATE.progress, certified, before);
    turns.push(turnOf(one.waterfall, before.waterfall, one.net));
    before = { waterfall: one.waterfall, net_paid: before.net_paid + one.net };
    const { withheld, retention, recovered, net } = one.waterfall;
    return [withheld, retention, recovered, net, one.net, one.tax, one.payable, one.labour].map(yuanOf);
  });
  expect(counted).toEqual(byHand);
  // Work and safety measures; what is withheld and held, the advance, safety measures paid ahead, the fine.
  expect(turns[1]).toEqual({
    earned: fenOf('2570000.00'),
    deducted: sumFen(['500000.00', '75000.00', '381410.25', '50000.00', '20000.00'].map(fenOf)),
  });
});

test('a penalty that a period cannot bear is carried to the next one, and nobody is paid less than nothing', () => {
  const first = payableOf(TERMS, CERTIFICATE.progress, { works: 10_000, safety: 0, claims: 0, penalties: 50_000 });
  // 100.00 × 80 % − 3.00 − 500.00
  expect(first).toMatchObject({ net: 0, carried: -42_300, tax: 0, payable: 0, labour: 0 });
  const before = { waterfall: first.waterfall, net_paid: first.net };
  const second = payableOf(
    TERMS,
    CERTIFICATE.progress,
    { works: 100_000, safety: 0, claims: 0, penalties: 50_000 },
    before,
  );
  // 1000.00 × 77 % − 500.00
  expect(second.net).toBe(27_000);
  // The first bears of the penalty what it earns, the second the rest of it: 1000.00 − 100.00 of work, 270.00 paid.
  expect(turnOf(first.waterfall, NOTHING_BEFORE.waterfall, first.net)).toEqual({ earned: 10_000, deducted: 10_000 });
  expect(turnOf(second.waterfall, first.waterfall, second.net)).toEqual({ earned: 90_000, deducted: 63_000 });
});

test('recovery runs between its marks, and the settlement ends it', () => {
  expect(recoveredOf(TERMS, fenOf('2000000'))).toBe(0);
  expect(recoveredOf(TERMS, fenOf('5000000'))).toBe(fenOf('500000'));
  expect(recoveredOf(TERMS, fenOf('8000000'))).toBe(fenOf('1000000'));
  expect(recoveredOf({ ...TERMS, recover_from: 3000, recover_to: 3000 }, fenOf('3000001'))).toBe(TERMS.advance);
  const settled = waterfallOf(TERMS, CERTIFICATE.settlement, { works: 100_000, safety: 0, claims: 0, penalties: 0 });
  expect(settled).toMatchObject({ withheld: 0, retention: 3000, recovered: TERMS.advance });
  const released = waterfallOf(TERMS, CERTIFICATE.retention, { works: 100_000, safety: 0, claims: 0, penalties: 0 });
  expect(released.net - settled.net).toBe(3000);
});

test('retention is returned in parts, never more than is held, and repairs are taken from it', () => {
  const work = { works: 100_000, safety: 0, claims: 0, penalties: 0 };
  const none = { ...TERMS, advance: 0, safety_advance: 0 };
  const settled = payableOf(none, CERTIFICATE.settlement, work);
  // 3 % of 1000.00 are held.
  const before = { waterfall: settled.waterfall, net_paid: settled.net };
  const first = payableOf(none, CERTIFICATE.retention, work, before, 1000);
  expect(first).toMatchObject({ net: 1000, tax: 90, payable: 1090, waterfall: { retention: 2000 } });
  // What is given back is earned, not a deduction below nothing.
  expect(turnOf(first.waterfall, settled.waterfall, first.net)).toEqual({ earned: 1000, deducted: 0 });
  const next = { waterfall: first.waterfall, net_paid: before.net_paid + first.net };
  const rest = payableOf(none, CERTIFICATE.retention, { ...work, penalties: 500 }, next);
  expect(rest).toMatchObject({ net: 1500, waterfall: { retention: 0 } });
  expect(payableOf(none, CERTIFICATE.retention, work, next, 9999)).toMatchObject({
    net: 2000,
    waterfall: { retention: 0 },
  });
  const entries = [
    ...certificateEntries(settled.waterfall, NOTHING_BEFORE.waterfall, settled.tax),
    ...certificateEntries(first.waterfall, settled.waterfall, first.tax),
    ...certificateEntries(rest.waterfall, first.waterfall, rest.tax),
  ];
  expect(heldBy(entries, ACCOUNT.retention)).toBe(0);
  expect(settledOf(rest.waterfall)).toBe(99_500);
  expect(-heldBy(entries, ACCOUNT.payable)).toBe(settled.payable + first.payable + rest.payable);
});

test('over any course of periods the ledger balances and agrees with the waterfall', () => {
  let seed = 20_261_128;
  const next = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most;
  let carried = 0;
  for (let round = 0; round < 200; round += 1) {
    const price = 50_000_000 + next(900_000_000);
    const terms: PaymentTerms = {
      price,
      advance: next(Math.floor(price / 5)),
      recover_from: next(4000),
      recover_to: 4000 + next(6000),
      pay_share: 6000 + next(4001),
      retention_rate: next(301),
      safety_advance: next(Math.floor(price / 50)),
      tax_rate: next(1400),
      labour_share: next(4000),
    };
    const ahead = advanceOf(terms);
    const entries = advanceEntries(terms.advance, terms.safety_advance, ahead.tax);
    const certified = { works: 0, safety: 0, claims: 0, penalties: 0 };
    let before: Before = NOTHING_BEFORE;
    let payable = ahead.payable;
    let paid = 0;
    let net_to_date = 0;
    for (let period = 0; period < 12; period += 1) {
      certified.works += next(Math.floor(price / 10));
      certified.safety += next(Math.floor(price / 200));
      certified.claims += next(5) === 0 ? next(300_000) : 0;
      certified.penalties += next(4) === 0 ? next(20_000_000) : 0;
      const kind =
        period === 11 ? CERTIFICATE.retention : period === 10 ? CERTIFICATE.settlement : CERTIFICATE.progress;
      const one = payableOf(terms, kind, certified, before);
      entries.push(...certificateEntries(one.waterfall, before.waterfall, one.tax));
      if (one.carried < 0) carried += 1;
      const turn = turnOf(one.waterfall, before.waterfall, one.net);
      expect(turn.deducted).toBeGreaterThanOrEqual(0);
      expect(turn.earned - turn.deducted).toBe(one.net);
      expect(one.net).toBeGreaterThanOrEqual(0);
      expect(one.labour).toBeLessThanOrEqual(one.payable);
      expect(one.waterfall.retention).toBeLessThanOrEqual(Math.ceil(certified.works * 0.03));
      payable += one.payable;
      net_to_date = one.waterfall.net;
      const amount = next(Math.max(1, payable - paid));
      const labour = labourOfPayout(amount, one.labour, 0);
      entries.push(...payoutEntries(amount, labour));
      paid += amount;
      before = { waterfall: one.waterfall, net_paid: before.net_paid + one.net };
      // The sum of all accounts is nothing; each account is what the waterfall says.
      expect(sumFen(Object.values(trialBalance(entries)))).toBe(0);
      expect(heldBy(entries, ACCOUNT.retention)).toBe(-one.waterfall.retention + 0);
      expect(heldBy(entries, ACCOUNT.advance)).toBe(terms.advance - one.waterfall.recovered);
      expect(heldBy(entries, ACCOUNT.works)).toBe(certified.works);
      // What is still to be paid: everything payable less everything paid, and less what is carried.
      expect(-heldBy(entries, ACCOUNT.payable) + 0).toBe(payable - paid + (net_to_date - before.net_paid));
      // Paid ≤ payable of what is measured − retention + advance not recovered, with tax.
      expect(paid).toBeLessThanOrEqual(payable);
    }
    expect(heldBy(entries, ACCOUNT.retention) + heldBy(entries, ACCOUNT.withheld)).toBe(0);
    expect(heldBy(entries, ACCOUNT.advance)).toBe(0);
  }
  expect(carried).toBeGreaterThan(50);
});
