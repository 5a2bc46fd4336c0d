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
  /** Salt. */
  n?: string;
  /** The proof. */
  s: string;
}

/** Signs for one subject (a file, a name to upload), one account and a limited time. */
export function sign(
  key: Uint8Array,
  purpose: Purpose,
  subject: string,
  account: string,
  now: number,
  salt?: string,
): Signed {
  const e = String(Math.floor((now + ADDRESS_LIFE) / 1000));
  return { e, u: account, ...(salt ? { n: salt } : {}), s: proofOf(key, purpose, subject, e, account, salt) };
}

/** `late`: it was good once. */
export function check(
  key: Uint8Array,
  purpose: Purpose,
  subject: string,
  given: Signed,
  now: number,
): 'good' | 'late' | 'bad' {
  const wanted = Buffer.from(proofOf(key, purpose, subject, given.e, given.u, given.n));
  const proof = Buffer.from(given.s);
  if (wanted.length !== proof.length || !timingSafeEqual(wanted, proof)) return 'bad';
  return Number(given.e) * 1000 > now ? 'good' : 'late';
}

function proofOf(key: Uint8Array, purpose: Purpose, subject: string, e: string, account: string, salt = ''): string {
  const parts = JSON.stringify([purpose, subject, e, account, salt]);
  return createHmac('sha256', key).update(parts).digest('base64url');
}

/** Where the bytes of a file are for one account, for ten minutes. */
export function contentAddress(key: Uint8Array, id: string, account: string, now: number, salt?: string): string {
  const path = routeOf(calls.file.fileContent).replace('{id}', encodeURIComponent(id));
  return `${path}?${new URLSearchParams({ ...sign(key, 'content', id, account, now, salt) }).toString()}`;
}
