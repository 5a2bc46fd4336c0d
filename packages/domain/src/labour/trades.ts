import { CERTIFICATE_KIND } from '../dictionary/labour.ts';

/** Values of the dictionary `trade` that are posts of managers: no medical check and no wage card is asked of them. */
const MANAGERS: ReadonlySet<number> = new Set([1, 2, 3, 4, 5, 6, 7]);
/**
 * Trades at height, with high voltage, heat or heavy load: older people are kept from them. Scaffolders, electricians,
 * welders, operators of tower cranes.
 */
const HIGH_RISK: ReadonlySet<number> = new Set([13, 14, 15, 16]);

export const isManager = (trade: number): boolean => MANAGERS.has(trade);
export const isHighRisk = (trade: number): boolean => HIGH_RISK.has(trade);

/** Certificates that a trade needs: of each group, one. */
export interface NeededCertificates {
  /** Values of the dictionary `certificate_kind`; any of them will do. */
  kinds: readonly number[];
  /** The certificate has to name the trade. */
  forTrade?: true;
  /** Custom rather than law: its lack is a warning. */
  custom?: true;
}

const { housing, emergency, equipment, safetyB, safetyC, constructor, post } = CERTIFICATE_KIND;
const SPECIAL: readonly NeededCertificates[] = [{ kinds: [housing, emergency], forTrade: true }];
const POST: readonly NeededCertificates[] = [{ kinds: [post], custom: true }];

/**
 * Special trades (建质〔2008〕75号, order 30 of the former work safety administration), operators of special equipment,
 * and safety managers (order 17 of 2014).
 */
const NEEDED: Readonly<Record<number, readonly NeededCertificates[]>> = {
  1: [{ kinds: [safetyB] }, { kinds: [constructor] }],
  3: [{ kinds: [safetyC] }],
  4: POST,
  5: POST,
  6: POST,
  7: POST,
  13: SPECIAL,
  14: SPECIAL,
  15: SPECIAL,
  16: [{ kinds: [housing, equipment], forTrade: true }],
};

/** Returns the groups of certificates that a trade needs. */
export const certificatesFor = (trade: number): readonly NeededCertificates[] => NEEDED[trade] ?? [];
