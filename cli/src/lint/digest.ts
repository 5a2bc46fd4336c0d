import { hash } from 'node:crypto';

/** Returns the SHA-256 digest of a content, in 43 characters (base64url). */
export function digestOf(content: string | Uint8Array): string {
  return hash('sha256', content, 'base64url');
}
