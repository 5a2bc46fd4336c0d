import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Secrets of a configuration, as they are stored and read back. */
export interface SecretBox {
  seal: (values: Readonly<Record<string, string>>) => Promise<Buffer>;
  /** @returns undefined when they were sealed with another key */
  open: (sealed: Uint8Array) => Promise<Record<string, string> | undefined>;
}

const CIPHER = 'aes-256-gcm';
const [IV, TAG] = [12, 16];

/**
 * Encrypts secrets with AES-256-GCM. The key is derived from that of the configuration; without one, from a key in the
 * database, so that only the rows with the secrets alone show nothing.
 * @param use what the secrets are for: another use has another key
 */
export function secretBox(
  use: 'message channel' | 'weather' | 'real-name report',
  configured: string | undefined,
  stored: () => Promise<Uint8Array>,
): SecretBox {
  const key = async (): Promise<Uint8Array> =>
    new Uint8Array(hkdfSync('sha256', configured ?? (await stored()), '', `gongdi ${use}`, 32));
  return {
    async seal(values) {
      const iv = randomBytes(IV);
      const cipher = createCipheriv(CIPHER, await key(), iv);
      const text = Buffer.concat([cipher.update(JSON.stringify(values), 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), text]);
    },
    async open(sealed) {
      if (sealed.length < IV + TAG) return undefined;
      const decipher = createDecipheriv(CIPHER, await key(), sealed.subarray(0, IV));
      decipher.setAuthTag(sealed.subarray(IV, IV + TAG));
      try {
        const text = Buffer.concat([decipher.update(sealed.subarray(IV + TAG)), decipher.final()]);
        return JSON.parse(text.toString('utf8')) as Record<string, string>;
      } catch {
        return undefined;
      }
    },
  };
}
