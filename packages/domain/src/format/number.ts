/** Text of an empty value (console specification, section 9). */
export const EMPTY = '--';

/**
 * Returns a number with at most two decimals, truncated and not rounded; `--` when empty (console specification,
 * section 9). It works on the decimal text, so that 1.005 does not become 1.00499….
 */
export function truncate2(value: number | string | null | undefined): string {
  if (value === null || value === undefined || value === '') return EMPTY;
  const number = typeof value === 'number' ? value : Number(value);
  if (!Number.isFinite(number)) return EMPTY;
  const text = typeof value === 'number' ? plain(value) : value.trim();
  const [whole = '0', fraction = ''] = text.split('.');
  const cut = fraction.slice(0, 2).replace(/0+$/, '');
  return cut ? `${whole}.${cut}` : whole;
}

/** Returns the decimal text without exponent. */
function plain(value: number): string {
  const text = String(value);
  return text.includes('e') ? value.toFixed(20).replace(/0+$/, '').replace(/\.$/, '') : text;
}

/** Returns `¥1,234.50` for a decimal string or number of yuan; two decimals. */
export function money(value: string | number | null | undefined): string {
  if (value === null || value === undefined || value === '') return EMPTY;
  const [whole = '0', fraction = ''] = String(value).replace(/^-/, '').split('.');
  const sign = String(value).startsWith('-') ? '-' : '';
  return `${sign}¥${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction.padEnd(2, '0').slice(0, 2)}`;
}

/** Formats integer fen, divided by 100 (console specification, section 9). */
export function fee(fen: number | null | undefined): string {
  if (fen === null || fen === undefined) return EMPTY;
  const digits = String(Math.abs(fen)).padStart(3, '0');
  return money(`${fen < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`);
}

/** Formats integer metres, divided by 1000 and truncated to two decimals (console specification, section 9). */
export function meters(value: number | null | undefined): string {
  return value === null || value === undefined ? EMPTY : truncate2(value / 1000);
}

const SIZE_UNITS = ['B', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'] as const;

/** Formats bytes in units up to YB, in steps of 1024 (console specification, section 9). */
export function fileSize(bytes: number | null | undefined): string {
  if (bytes === null || bytes === undefined || bytes < 0) return EMPTY;
  let unit = 0;
  let size = bytes;
  for (; size >= 1024 && unit < SIZE_UNITS.length - 1; unit++) size /= 1024;
  return `${truncate2(size)} ${SIZE_UNITS[unit]!}`;
}
