import { createHash } from 'node:crypto';

/** 256 random bits cannot be guessed, so a fast hash is enough to protect the token in the database. */
const TOKEN_BYTES = 32;

export function newToken(randomBytes: (size: number) => Uint8Array): string {
  return Buffer.from(randomBytes(TOKEN_BYTES)).toString('base64url');
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
