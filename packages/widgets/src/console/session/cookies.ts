import type { Profile, Session } from '@gongdi/api';

/** Names of the cookies that the standalone console keeps (console specification, section 8). */
const NAMES = { token: 'token', serial: 'serial_number', user: 'user' } as const;

/**
 * The domain above this host, so that sibling sites see the cookie; the host itself when it is an address, a single
 * label or directly below a top-level domain.
 */
export function parentDomain(host: string): string | null {
  const labels = host.split('.');
  if (labels.length < 3 || /^[\d.]+$/.test(host) || host.includes(':')) return null;
  return labels.slice(1).join('.');
}

function write(name: string, value: string, maxAge: number): void {
  const domain = parentDomain(location.hostname);
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const scope = domain ? `; Domain=${domain}` : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax; Max-Age=${maxAge}${scope}${secure}`;
}

/** Lifetime, seconds: one working day. */
const LIFETIME = 12 * 3600;

/** Only the standalone console sets cookies (settled point 7). */
export function setCookies(session: Session, user: Profile): void {
  write(NAMES.token, session.token, LIFETIME);
  write(NAMES.serial, session.serial, LIFETIME);
  write(NAMES.user, user.user_id, LIFETIME);
}

export function clearCookies(): void {
  for (const name of Object.values(NAMES)) write(name, '', 0);
}
