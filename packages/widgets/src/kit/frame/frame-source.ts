/**
 * Returns the absolute address that a frame may show, or `null` when it is not allowed: another scheme, a user name or
 * password in it, or an origin that is neither the page's own nor in `named`. Origins are compared as a whole, never by
 * prefix.
 * @param src the requested address, which may be relative to the page
 * @param own origin of the page
 * @param named further allowed origins
 */
export function frameSource(src: string, own: string, named: readonly string[] = []): string | null {
  if (src.trim() === '' || !URL.canParse(src, own)) return null;
  const url = new URL(src, own);
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null;
  return url.origin === own || named.includes(url.origin) ? url.href : null;
}

/**
 * Returns the text if it is an exact origin as in `postMessage` and `event.origin`; `null` for anything else, including
 * `*` and `null`.
 */
export function exactOrigin(text: string | null): string | null {
  if (text === null || !URL.canParse(text)) return null;
  const { origin, protocol } = new URL(text);
  return /^https?:$/.test(protocol) && origin === text ? origin : null;
}
