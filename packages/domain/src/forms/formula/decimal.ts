/**
 * A decimal number as an integer multiple of 10⁻¹². Amounts are added and multiplied without the errors of binary
 * fractions, with the same result in the browser and on the server.
 */
export type Decimal = bigint;

const DIGITS = 12;
const ONE = 10n ** BigInt(DIGITS);
/** Upper bound of a number: no value on a site exceeds it, and it keeps a chain of products small. */
const MOST = 10n ** 18n * ONE;

export const ZERO: Decimal = 0n;

/** Thrown when a computation has no result: a division by zero, or a number above the bound. */
export class NoNumber extends Error {}

function bounded(value: bigint): Decimal {
  if (value > MOST || value < -MOST) throw new NoNumber('too large');
  return value;
}

/** @returns null for a value that is not a finite decimal number */
export function decimalOf(value: unknown): Decimal | null {
  if (typeof value === 'number') return Number.isFinite(value) ? fromText(plain(value)) : null;
  return typeof value === 'string' ? fromText(value.trim()) : null;
}

/** Returns the decimal text without exponent. */
function plain(value: number): string {
  const text = String(value);
  return /e/i.test(text) ? (Math.abs(value) < 1 ? value.toFixed(DIGITS) : BigInt(Math.trunc(value)).toString()) : text;
}

function fromText(text: string): Decimal | null {
  const parts = /^(-?)(\d{1,40})(?:\.(\d{1,40}))?$/.exec(text);
  if (!parts) return null;
  const fraction = (parts[3] ?? '').slice(0, DIGITS).padEnd(DIGITS, '0');
  const value = BigInt(parts[2]! + fraction);
  return bounded(parts[1] ? -value : value);
}

export const add = (a: Decimal, b: Decimal): Decimal => bounded(a + b);
export const subtract = (a: Decimal, b: Decimal): Decimal => bounded(a - b);
export const multiply = (a: Decimal, b: Decimal): Decimal => bounded(divideRounded(a * b, ONE));

/** @throws NoNumber for a division by zero */
export function divide(a: Decimal, b: Decimal): Decimal {
  if (b === 0n) throw new NoNumber('division by zero');
  return bounded(divideRounded(a * ONE, b));
}

/** Returns the value rounded to `scale` decimal places, halves away from zero, as for money. */
export function round(value: Decimal, scale: number): Decimal {
  const unit = 10n ** BigInt(DIGITS - Math.min(DIGITS, Math.max(0, scale)));
  return divideRounded(value, unit) * unit;
}

/** Returns the text `-12.50` with exactly `scale` decimal places. */
export function textOfDecimal(value: Decimal, scale: number): string {
  const rounded = round(value, scale);
  const digits = (rounded < 0n ? -rounded : rounded).toString().padStart(DIGITS + 1, '0');
  const whole = digits.slice(0, -DIGITS);
  const fraction = digits.slice(-DIGITS).slice(0, scale);
  return `${rounded < 0n ? '-' : ''}${whole}${scale > 0 ? `.${fraction}` : ''}`;
}

function divideRounded(a: bigint, b: bigint): bigint {
  const negative = a < 0n !== b < 0n;
  const [top, bottom] = [a < 0n ? -a : a, b < 0n ? -b : b];
  const result = (top * 2n + bottom) / (bottom * 2n);
  return negative ? -result : result;
}
