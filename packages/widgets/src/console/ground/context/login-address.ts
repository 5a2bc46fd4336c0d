/** Of the page that someone came from: never handed on to another site. */
const SECRET = 'token';

/**
 * Where the end of a session leads when another system's login is configured: there, with the page to come back to as
 * `redirect` (console specification, sections 4 and 8). `null` without one, or when it is no web address.
 * @param loginUrl as configured, complete or relative to the page; may have a query of its own
 * @param here complete address of the page
 */
export function loginAddress(loginUrl: string | undefined, here: string): string | null {
  if (!loginUrl || !URL.canParse(loginUrl, here)) return null;
  const login = new URL(loginUrl, here);
  if (!/^https?:$/.test(login.protocol)) return null;
  const back = new URL(here);
  back.searchParams.delete(SECRET);
  login.searchParams.set('redirect', back.href);
  return login.href;
}
