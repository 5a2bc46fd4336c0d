import { createHash } from 'node:crypto';

/** SHA-256 in hex: what bytes are named by. */
export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

export const HASH = /^[0-9a-f]{64}$/;

/**
 * `abcd…` → `ab/cd/abcd…`, so that no folder grows too large.
 * @throws Error for a name that is no hash, which might lead elsewhere
 */
export function shardedPath(hash: string): string {
  if (!HASH.test(hash)) throw new Error('not a hash');
  return `${hash.slice(0, 2)}/${hash.slice(2, 4)}/${hash}`;
}
