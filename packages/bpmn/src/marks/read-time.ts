const ZONE = /(?:Z|[+-]\d{2}:?\d{2})$/i;
const SHORT_OFFSET = /([+-]\d{2})(\d{2})$/;
/** Civil times without an offset are read in the project's default zone. */
const DEFAULT_OFFSET = '+08:00';
/** Numbers below this are seconds: as milliseconds they would be before 1973. */
const SECONDS_BELOW = 1e11;

/**
 * Parses an instant from a host: epoch milliseconds, ten-digit epoch seconds (both also as text), ISO 8601 with or
 * without a colon in the offset, or `YYYY-MM-DD HH:mm:ss`.
 *
 * @returns epoch milliseconds; null for anything that is no instant
 */
export function readTime(value: unknown): number | null {
  if (typeof value === 'number') return fromNumber(value);
  if (value instanceof Date) return fromNumber(value.getTime());
  if (typeof value !== 'string') return null;
  const text = value.trim();
  if (text === '') return null;
  if (/^\d+$/.test(text)) return fromNumber(Number(text));
  const iso = text.replace(' ', 'T').replace(SHORT_OFFSET, '$1:$2');
  const dated = /^\d{4}-\d{2}-\d{2}$/.test(iso) ? `${iso}T00:00:00` : iso;
  return fromNumber(Date.parse(ZONE.test(dated) && dated.includes('T') ? dated : dated + DEFAULT_OFFSET));
}

function fromNumber(value: number): number | null {
  if (!Number.isFinite(value) || value <= 0) return null;
  return value < SECONDS_BELOW ? value * 1000 : value;
}
