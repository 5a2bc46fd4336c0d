import type { Profile } from '@gongdi/api';
import { COOKIES } from '../storage-keys.ts';

/** Lifetime, seconds: one working day. */
const LIFETIME = 12 * 3600;

/**
 * Returns the parent domain of this host, so that sibling sites can read the cookie. Returns null (cookie for this host
 * only) if the host is an IP address, a single label or directly below a top-level domain.
 */
export function parentDomain(host: string): string | null {
  const labels = host.split('.');
  if (labels.length < 3 || /^[\d.]+$/.test(host) || host.includes(':')) return null;
  return labels.slice(1).join('.');
}

function write(name: string, value: string, maxAge: number, domain: string | null): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const scope = domain ? `; Domain=${domain}` : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax; Max-Age=${maxAge}${scope}${secure}`;
}

/**
 * Writes a cookie. Below a public suffix such as `com.cn` the browser refuses the parent domain: then the cookie is set
 * for this host only.
 */
function keep(name: string, value: string): void {
  write(name, value, LIFETIME, parentDomain(location.hostname));
  if (!document.cookie.split('; ').includes(`${name}=${encodeURIComponent(value)}`)) write(name, value, LIFETIME, null);
}

/** Value of the cookies in which the specification has a token and its serial number. */
const PRESENT = '1';

/** Only the standalone console sets cookies (settled point 7). */
export function setCookies(user: Profile): void {
  keep(COOKIES.token, PRESENT);
  keep(COOKIES.serial, PRESENT);
  keep(COOKIES.user, user.user_id);
}

export function clearCookies(): void {
  for (const name of Object.values(COOKIES)) {
    write(name, '', 0, parentDomain(location.hostname));
    write(name, '', 0, null);
  }
}
