/**
 * The address that a frame may show, complete; `null` for what it must not: another scheme, a name and password in it,
 * an origin that is neither the page's own nor named. Origins are compared whole, never by their beginnings.
 * @param src as it was asked for, also relative to the page
 * @param own origin of the page
 * @param named exact origins besides
 */
export function frameSource(src: string, own: string, named: readonly string[] = []): string | null {
  if (src.trim() === '' || !URL.canParse(src, own)) return null;
  const url = new URL(src, own);
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null;
  return url.origin === own || named.includes(url.origin) ? url.href : null;
}

/** An exact origin, as `postMessage` and `event.origin` have it; `null` for anything else, `*` and `null` among it. */
export function exactOrigin(text: string | null): string | null {
  if (text === null || !URL.canParse(text)) return null;
  const { origin, protocol } = new URL(text);
  return /^https?:$/.test(protocol) && origin === text ? origin : null;
}
