import type { ByteRange } from '../handler/index.ts';

/**
 * Parses a `Range` header with one range (RFC 9110, section 14.1). For several ranges, or another unit, the whole
 * content is a valid answer.
 * @returns undefined when the whole content is to be sent
 */
export function byteRange(header: string | undefined): ByteRange | undefined {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || from + to === '') return undefined;
  if (from === '') return { last: Number(to) };
  // A range that ends before it begins is no range.
  if (to !== '' && Number(to) < Number(from)) return undefined;
  return { from: Number(from), ...(to === '' ? {} : { to: Number(to) }) };
}
