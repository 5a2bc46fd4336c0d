import { routeOf, calls } from '@gongdi/api';
import { createHmac, timingSafeEqual } from 'node:crypto';

/** An address is good for this long, ms (design: ten minutes). */
export const ADDRESS_LIFE = 600_000;

/** For what something is signed: what is signed for one is worth nothing for another. */
type Purpose = 'content' | 'upload';

export interface Signed {
  /** Until when, epoch seconds. */
  e: string;
  /** Account that it is for. */
  u: string;
  /** Session with which it ends; absent: shown to anybody, in the name of an account. */
  i?: string;
  /** Salt. */
  n?: string;
  /** The proof. */
  s: string;
}

/** For whom something is signed: a session of an account, or the account alone where there is no session. */
export interface Reader {
  id: string;
  session?: { id: string };
}

/** Signs for one subject (a file, a name to upload), one reader and a limited time. */
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

/** `late`: it was good once. */
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

/** Where the bytes of a file are for one reader, for ten minutes or until the session ends. */
export function contentAddress(key: Uint8Array, id: string, reader: Reader, now: number, salt?: string): string {
  const path = routeOf(calls.file.fileContent).replace('{id}', encodeURIComponent(id));
  return `${path}?${new URLSearchParams({ ...sign(key, 'content', id, reader, now, salt) }).toString()}`;
}
