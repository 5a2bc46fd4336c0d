/** Query parameter of the page's own address that carries a token. It is never sent to another site. */
const SECRET = 'token';

/**
 * Returns the address to open when the session ends and the login page of another system is configured. The page to
 * come back to is its parameter `redirect` (console specification, sections 4 and 8). Returns `null` if no login page
 * is configured or its address is not `http` or `https`.
 * @param loginUrl as configured: complete, or relative to the page; may have its own query
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
