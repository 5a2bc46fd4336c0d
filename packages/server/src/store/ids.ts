import { randomFillSync } from 'node:crypto';

let last = 0n;

/**
 * Returns a new record id: UUIDv7 (RFC 9562) without dashes, 32 hexadecimal digits. The ids of one process increase
 * strictly, also within a millisecond (RFC 9562, section 6.2, method 3: the 12 bits after the milliseconds count up).
 */
export function newId(now: number = Date.now()): string {
  // 48 bits of milliseconds and 12 bits of counter, as one number that is always greater than the one before.
  const stamp = BigInt(now) << 12n;
  last = stamp > last ? stamp : last + 1n;
  const head = last.toString(16).padStart(15, '0');
  return `${head.slice(0, 12)}7${head.slice(12)}${randomTail()}`;
}

/** Random bytes are generated for many ids at a time, because each call of the server needs an id. */
const pool = Buffer.alloc(4096);
let used = pool.length;

/** The last 64 bits: the variant `10` and 62 random bits, as 16 digits. */
function randomTail(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const tail = pool.subarray(used, (used += 8));
  tail[0] = (tail[0]! & 0x3f) | 0x80;
  return tail.toString('hex');
}
