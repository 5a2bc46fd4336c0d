const DECIMAL = /^([+-]?)(\d+)(?:\.(\d*))?$|^([+-]?)\.(\d+)$/;

/** Returns the decimal text of a number without exponent. */
export function decimalText(value: number): string {
  const text = String(value);
  // Below 10²¹ a whole number has no exponent.
  if (Number.isSafeInteger(value)) return text;
  return text.includes('e') ? value.toFixed(20).replace(/\.?0+$/, '') : text;
}

/** Converts a typed number to plain decimal text: accepts full-width digits, thousands commas, ¥ and blanks. */
export function plainDecimal(text: string): string | undefined {
  const plain = text.normalize('NFKC').replace(/[\s¥$]/g, '');
  const grouped = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(plain) ? plain.replaceAll(',', '') : plain;
  return DECIMAL.test(grouped) ? grouped.replace(/^\+/, '') : undefined;
}

/**
 * Multiplies exactly by a power of ten: `12.34` times 10² is 1234; undefined when digits would remain behind the point.
 */
export function shifted(decimal: string, places: number): number | undefined {
  const [whole = '', fraction = ''] = decimal.replace(/^-/, '').split('.');
  if (fraction.replace(/0+$/, '').length > places) return undefined;
  const value = Number(whole + fraction.slice(0, places).padEnd(places, '0'));
  return Number.isSafeInteger(value) ? (decimal.startsWith('-') ? -value : value) : undefined;
}

/** Divides exactly by a power of ten: 1234 divided by 10² is `12.34`. */
export function unshifted(value: number, places: number): string {
  const digits = String(Math.abs(value)).padStart(places + 1, '0');
  return `${value < 0 ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
