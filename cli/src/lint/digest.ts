import { hash } from 'node:crypto';

/** What tells contents apart: SHA-256, in 43 letters. */
export function digestOf(content: string | Uint8Array): string {
  return hash('sha256', content, 'base64url');
}
