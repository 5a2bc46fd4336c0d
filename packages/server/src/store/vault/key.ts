import { hkdfSync } from 'node:crypto';

/** Bytes of a secret, and of each key that is derived from it. */
export const SECRET_BYTES = 32;

/** The keys that are derived from one secret. */
export interface Key {
  /** Name of the key in every value that it encrypted. It is derived from the secret, so it always fits. */
  id: string;
  /** Encrypts values. */
  cipher: Buffer;
  /** Makes the blind indexes by which encrypted values are found. */
  index: Buffer;
}

/** Returns the keys of a secret. */
export function keyOf(secret: Uint8Array): Key {
  const derived = (use: string, length: number = SECRET_BYTES) =>
    Buffer.from(hkdfSync('sha256', secret, '', `gongdi personal ${use}`, length));
  return {
    id: derived('id', 4).toString('hex'),
    cipher: derived('cipher'),
    index: derived('index'),
  };
}

/** Reads a secret written in base64 or hex; undefined: it is none. */
export function readSecret(text: string): Buffer | undefined {
  const given = text.trim();
  const secret = Buffer.from(given, /^[0-9a-f]{64}$/i.test(given) ? 'hex' : 'base64');
  return secret.length === SECRET_BYTES ? secret : undefined;
}
