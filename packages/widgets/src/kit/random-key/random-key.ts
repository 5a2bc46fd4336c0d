/** Bytes of a key; as many as a UUID has. */
const BYTES = 16;

/**
 * A key that nobody else makes: 32 hexadecimal digits. Works on pages without HTTPS too, as sites have them in their own
 * networks; `crypto.randomUUID` is not there.
 */
export function randomKey(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
