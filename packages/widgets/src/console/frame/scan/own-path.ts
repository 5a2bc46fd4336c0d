import { isWebAddress } from '@gongdi/domain';

/**
 * Returns the path of a scanned address inside the console, if the address is of this page's server or of the server
 * that the console talks to; undefined for a foreign address.
 */
export function ownPath(
  code: string,
  baseUrl: string | undefined,
  here = globalThis.location.origin,
): string | undefined {
  if (!isWebAddress(code) || !URL.canParse(code.trim())) return undefined;
  const { origin, pathname, search } = new URL(code.trim());
  const server = baseUrl && URL.canParse(baseUrl, here) ? new URL(baseUrl, here).origin : here;
  // A token in an address is taken at the beginning of a session only, never from a code.
  if (origin !== here && origin !== server) return undefined;
  return new URLSearchParams(search).has('token') ? undefined : pathname + search;
}
