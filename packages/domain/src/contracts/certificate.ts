import { shareOfFen, type Fen } from '../money/fen.ts';

/** Values of the dictionary `certificate_kind`. */
export const CERTIFICATE = { advance: 1, progress: 2, settlement: 3, retention: 4 } as const;
export type CertificateKind = (typeof CERTIFICATE)[keyof typeof CERTIFICATE];

/** Shares are whole hundredths of a percent while they are counted. */
export type BasisPoints = number;
const WHOLE = 10_000;

/** `3.25` percent as basis points. */
export const basisPoints = (percent: number | null | undefined): BasisPoints => Math.round((percent ?? 0) * 100);

/** What the payments of a contract are counted by. Amounts are without tax. */
export interface PaymentTerms {
  /** Price of the contract with its approved changes. */
  price: Fen;
  /** Advance that is recovered from what is certified. */
  advance: Fen;
  /** Recovery begins at this share of the price, and has ended at that one. */
  recover_from: BasisPoints;
  recover_to: BasisPoints;
  /** Share of the certified work that is paid with each period; the rest comes with the settlement. */
  pay_share: BasisPoints;
  retention_rate: BasisPoints;
  /** Safety-measure fee that is paid ahead; safety measures are paid in full once they are worth more than that. */
  safety_advance: Fen;
  tax_rate: BasisPoints;
  /** Share of the certified work that goes to the special account of wages. */
  labour_share: BasisPoints;
}

/** What is certified to date, from the documents. */
export interface Certified {
  /** Work without safety measures. */
  works: Fen;
  safety: Fen;
  /** Granted claims and bonuses. */
  claims: Fen;
  penalties: Fen;
}

/** The waterfall to date; `net` is the sum of the others with their signs. */
export interface Waterfall extends Certified {
  /** Not yet due: what `pay_share` leaves. */
  withheld: Fen;
  retention: Fen;
  recovered: Fen;
  /** Part of the safety measures that was paid ahead. */
  safety_recovered: Fen;
  net: Fen;
}

/** What was certified with the certificates before. */
export interface Before {
  waterfall: Waterfall;
  /** Sum of `net` of the certificates for work: what they were for, without tax. */
  net_paid: Fen;
}

export const NOTHING_BEFORE: Before = {
  waterfall: {
    works: 0,
    safety: 0,
    claims: 0,
    penalties: 0,
    withheld: 0,
    retention: 0,
    recovered: 0,
    safety_recovered: 0,
    net: 0,
  },
  net_paid: 0,
};

/** What a certificate is for. */
export interface Payable {
  waterfall: Waterfall;
  /** Without tax, never below zero. */
  net: Fen;
  /** Below zero or zero: penalties and recoveries that this certificate cannot bear, left to the next one. */
  carried: Fen;
  tax: Fen;
  /** With tax: what may be paid. */
  payable: Fen;
  /** Part of `payable` that goes to the special account of wages. */
  labour: Fen;
}

/** Advance that is recovered once so much work is certified: in proportion between the two marks. */
export function recoveredOf({ price, advance, recover_from, recover_to }: PaymentTerms, works: Fen): Fen {
  const from = shareOfFen(price, recover_from, WHOLE);
  const to = shareOfFen(price, recover_to, WHOLE);
  if (works <= from) return 0;
  if (works >= to || to <= from) return advance;
  return shareOfFen(advance, works - from, to - from);
}

/**
 * Counts the waterfall of what is certified to date. With the settlement nothing is withheld, and all is recovered.
 * @param kept of a payment that returns retention: what of it is still held afterwards
 */
export function waterfallOf(
  terms: PaymentTerms,
  kind: CertificateKind,
  certified: Certified,
  kept: Fen = 0,
): Waterfall {
  const { works, safety, claims, penalties } = certified;
  const settles = kind === CERTIFICATE.settlement || kind === CERTIFICATE.retention;
  const withheld = settles ? 0 : works - shareOfFen(works, terms.pay_share, WHOLE);
  const retention = kind === CERTIFICATE.retention ? kept : shareOfFen(works, terms.retention_rate, WHOLE);
  const recovered = settles ? terms.advance : recoveredOf(terms, works);
  const safety_recovered = settles ? terms.safety_advance : Math.min(safety, terms.safety_advance);
  const net = works - withheld - retention - recovered + safety - safety_recovered + claims - penalties;
  return { works, safety, claims, penalties, withheld, retention, recovered, safety_recovered, net };
}

/**
 * Counts a certificate for work: what is due to date less what was certified before, with tax.
 * @param release retention that a payment of that kind returns, at most what is held; default: all of it
 */
export function payableOf(
  terms: PaymentTerms,
  kind: CertificateKind,
  certified: Certified,
  before: Before = NOTHING_BEFORE,
  release: Fen = before.waterfall.retention,
): Payable {
  const held = before.waterfall.retention;
  const waterfall = waterfallOf(terms, kind, certified, held - Math.min(held, Math.max(0, release)));
  const due = waterfall.net - before.net_paid;
  const net = Math.max(0, due);
  const tax = shareOfFen(net, terms.tax_rate, WHOLE);
  const payable = net + tax;
  const done = certified.works - before.waterfall.works;
  const labour = Math.min(payable, Math.max(0, shareOfFen(done, terms.labour_share, WHOLE)));
  return { waterfall, net, carried: due - net, tax, payable, labour };
}

/** Counts the certificate for the advance, with the safety-measure fee that is paid ahead. */
export function advanceOf({
  advance,
  safety_advance,
  tax_rate,
}: PaymentTerms): Pick<Payable, 'net' | 'tax' | 'payable'> {
  const net = advance + safety_advance;
  const tax = shareOfFen(net, tax_rate, WHOLE);
  return { net, tax, payable: net + tax };
}

/** What a certificate for work gives and takes, without tax. */
export interface Turn {
  /** Work, safety measures and claims of the period, with what was held before and is given back now. */
  earned: Fen;
  /** What is taken off of it: `earned` less what is paid. What cannot be taken off is carried. */
  deducted: Fen;
}

/**
 * Parts a certificate for work into what is earned and what is deducted with it.
 * @param before waterfall of the certificate before
 * @param net what it is for, without tax
 */
export function turnOf(now: Waterfall, before: Waterfall, net: Fen): Turn {
  const gains = (['works', 'safety', 'claims'] as const).map((key) => now[key] - before[key]);
  const returns = (['withheld', 'retention', 'recovered', 'safety_recovered', 'penalties'] as const).map(
    (key) => before[key] - now[key],
  );
  const earned = [...gains, ...returns].reduce((sum, one) => sum + Math.max(0, one), 0);
  return { earned, deducted: earned - net };
}

/** What a contract costs in the end, without tax: the work with claims, less penalties. */
export const settledOf = ({ works, safety, claims, penalties }: Certified): Fen => works + safety + claims - penalties;

/** Steps of the waterfall in their order. */
export const WATERFALL_STEPS = [
  'works',
  'withheld',
  'retention',
  'recovered',
  'safety',
  'safety_recovered',
  'claims',
  'penalties',
  'net',
] as const satisfies readonly (keyof Waterfall)[];
export type WaterfallStep = (typeof WATERFALL_STEPS)[number];
