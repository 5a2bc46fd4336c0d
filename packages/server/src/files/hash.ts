import { createHash } from 'node:crypto';

/** Returns the SHA-256 in hex, which is the name of the content. */
export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

export const HASH = /^[0-9a-f]{64}$/;

/**
 * Returns the path of a blob: `abcd…` → `ab/cd/abcd…`, so that no folder grows too large.
 * @throws Error for a name that is no hash and might lead to another folder
 */
export function shardedPath(hash: string): string {
  if (!HASH.test(hash)) throw new Error('not a hash');
  return `${hash.slice(0, 2)}/${hash.slice(2, 4)}/${hash}`;
}
