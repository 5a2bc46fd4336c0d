/**
 * Reads a message of another system's page to `/openIframe`: `{ type: 'gd-frame-open', src }`. @returns the source, or
 * null
 */
export function readOrder(data: unknown): string | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, src } = data as { type?: unknown; src?: unknown };
  return type === 'gd-frame-open' && typeof src === 'string' ? src : null;
}
