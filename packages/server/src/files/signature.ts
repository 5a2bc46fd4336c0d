import { routeOf, calls } from '@gongdi/api';
import { createHmac, timingSafeEqual } from 'node:crypto';

/** Lifetime of a signed address, ms (design: ten minutes). */
export const ADDRESS_LIFE = 600_000;

/** Purpose of a signature: a signature for one purpose is not valid for another. */
type Purpose = 'content' | 'upload';

export interface Signed {
  /** Expiry, epoch seconds. */
  e: string;
  /** Id of the account that it was signed for. */
  u: string;
  /**
   * Session with which the signature ends; absent: the address is shown to readers without a session, on behalf of an
   * account.
   */
  i?: string;
  /** Salt. */
  n?: string;
  /** The signature. */
  s: string;
}

/** The reader that a signature is for: a session of an account, or the account alone if there is no session. */
export interface Reader {
  id: string;
  session?: { id: string };
}

/** Signs one subject (a file, a name to upload) for one reader and a limited time. */
export function sign(
  key: Uint8Array,
  purpose: Purpose,
  subject: string,
  { id, session }: Reader,
  now: number,
  salt?: string,
): Signed {
  const given = {
    e: String(Math.floor((now + ADDRESS_LIFE) / 1000)),
    u: id,
    ...(session ? { i: session.id } : {}),
    ...(salt ? { n: salt } : {}),
  };
  return { ...given, s: proofOf(key, purpose, subject, given) };
}

export const readerOf = ({ u, i }: Pick<Signed, 'u' | 'i'>): Reader => ({
  id: u,
  ...(i === undefined ? {} : { session: { id: i } }),
});

/** Checks a signature. `late`: it was valid but has expired. */
export function check(
  key: Uint8Array,
  purpose: Purpose,
  subject: string,
  given: Signed,
  now: number,
): 'good' | 'late' | 'bad' {
  const wanted = Buffer.from(proofOf(key, purpose, subject, given));
  const proof = Buffer.from(given.s);
  if (wanted.length !== proof.length || !timingSafeEqual(wanted, proof)) return 'bad';
  return Number(given.e) * 1000 > now ? 'good' : 'late';
}

function proofOf(
  key: Uint8Array,
  purpose: Purpose,
  subject: string,
  { e, u, i = '', n = '' }: Omit<Signed, 's'>,
): string {
  const parts = JSON.stringify([purpose, subject, e, u, i, n]);
  return createHmac('sha256', key).update(parts).digest('base64url');
}

/** Returns the address of a file's bytes for one reader, valid for ten minutes or until the session ends. */
export function contentAddress(key: Uint8Array, id: string, reader: Reader, now: number, salt?: string): string {
  const path = routeOf(calls.file.fileContent).replace('{id}', encodeURIComponent(id));
  return `${path}?${new URLSearchParams({ ...sign(key, 'content', id, reader, now, salt) }).toString()}`;
}
