/** Amounts are whole fen while they are counted, and decimal strings of yuan where they are stored. */
export type Fen = number;

/** The largest amount that is exact as a number of fen. */
export const MAX_FEN = Number.MAX_SAFE_INTEGER;

const YUAN = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/;

/**
 * Returns the fen of an amount in yuan, without passing through a floating number; nothing is 0.
 * @throws RangeError when it is no amount with at most two decimals
 */
export function fenOf(yuan: string | null | undefined): Fen {
  if (yuan === null || yuan === undefined || yuan === '') return 0;
  const found = YUAN.exec(yuan);
  if (!found) throw new RangeError(`no amount: ${yuan}`);
  const [, sign, whole, cents = ''] = found;
  const fen = Number(whole) * 100 + Number(cents.padEnd(2, '0'));
  return sign === '-' && fen !== 0 ? -fen : fen;
}

/** Returns an amount of fen in yuan with two decimals, as it is stored. */
export function yuanOf(fen: Fen): string {
  const whole = Math.abs(fen);
  return `${fen < 0 ? '-' : ''}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
}

export const sumFen = (list: readonly Fen[]): Fen => list.reduce((sum, one) => sum + one, 0);

/**
 * `part / whole` of an amount, rounded to the fen, half a fen away from zero; through integers without a limit, so that
 * nothing is lost on the way.
 * @param part and `whole` are whole numbers, `whole` is more than zero
 */
export function shareOfFen(amount: Fen, part: number, whole: number): Fen {
  const product = BigInt(amount) * BigInt(part);
  const by = BigInt(whole);
  const rounded = ((product < 0n ? -product : product) * 2n + by) / (by * 2n);
  return Number(product < 0n ? -rounded : rounded) + 0;
}
