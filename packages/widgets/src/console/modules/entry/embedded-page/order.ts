/** What a page of another system may order of `/openIframe`: `{ type: 'gd-frame-open', src }`. @returns the source */
export function readOrder(data: unknown): string | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, src } = data as { type?: unknown; src?: unknown };
  return type === 'gd-frame-open' && typeof src === 'string' ? src : null;
}
