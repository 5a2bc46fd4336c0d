import { createCipheriv, createDecipheriv, createHash, createHmac } from 'node:crypto';
import { REPORT_CIPHER, REPORT_SIGN } from '@gongdi/domain';

/** Characters of a secret that a cipher can use as its key. */
export const KEY_LENGTHS: Readonly<Record<number, readonly number[]>> = {
  [REPORT_CIPHER.aes]: [16, 24, 32],
  [REPORT_CIPHER.sm4]: [16],
};

const IV = 16;
const HASHES: Readonly<Record<number, string>> = {
  [REPORT_SIGN.sha256]: 'sha256',
  [REPORT_SIGN.md5]: 'md5',
  [REPORT_SIGN.sm3]: 'sm3',
};

/**
 * Returns the signature of the fields of a request, hex: a hash over `name=value` joined by `&` in the order of the names,
 * with the secret as `appsecret` at the end, all in lower case (convention of the national platform). HMAC takes the
 * secret as its key instead.
 */
export function signatureOf(method: number, fields: Readonly<Record<string, string>>, secret: string): string {
  const names = Object.keys(fields).toSorted();
  const text = names.map((name) => `${name}=${fields[name]}`).join('&');
  if (method === REPORT_SIGN.hmac) return createHmac('sha256', secret).update(text.toLowerCase()).digest('hex');
  return createHash(HASHES[method]!).update(`${text}&appsecret=${secret}`.toLowerCase()).digest('hex');
}

const cipherName = (cipher: number, key: Buffer): string =>
  cipher === REPORT_CIPHER.sm4 ? 'sm4-cbc' : `aes-${key.length * 8}-cbc`;

/** Encrypts a value for the platform, base64; the first 16 bytes of the secret are the vector. */
export function sealFor(cipher: number, secret: string, value: string): string {
  if (cipher === REPORT_CIPHER.none) return value;
  const key = Buffer.from(secret, 'utf8');
  const made = createCipheriv(cipherName(cipher, key), key, key.subarray(0, IV));
  return Buffer.concat([made.update(value, 'utf8'), made.final()]).toString('base64');
}

/** Reads a value as a platform answers it; undefined: it was encrypted otherwise. */
export function unsealFrom(cipher: number, secret: string, value: string): string | undefined {
  if (cipher === REPORT_CIPHER.none) return value;
  const key = Buffer.from(secret, 'utf8');
  try {
    const made = createDecipheriv(cipherName(cipher, key), key, key.subarray(0, IV));
    return Buffer.concat([made.update(Buffer.from(value, 'base64')), made.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
