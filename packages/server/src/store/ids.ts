import { randomBytes } from 'node:crypto';

let last = 0n;

/**
 * A new record id: UUIDv7 (RFC 9562) without dashes, 32 hexadecimal digits. Ids of one process rise strictly, also
 * within a millisecond (method 3 of section 6.2: the 12 bits after the milliseconds count up).
 */
export function newId(now: number = Date.now()): string {
  // 48 bits of milliseconds and 12 bits of counter, as one number that never falls behind the one before.
  const stamp = BigInt(now) << 12n;
  last = stamp > last ? stamp : last + 1n;
  const head = last.toString(16).padStart(15, '0');
  const random = randomBytes(8);
  random[0] = (random[0]! & 0x3f) | 0x80;
  return `${head.slice(0, 12)}7${head.slice(12)}${random.toString('hex')}`;
}
