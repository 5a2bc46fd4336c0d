/** Number of random bytes of a key, as in a UUID. */
const BYTES = 16;

/**
 * Returns a unique key of 32 hexadecimal digits. It also works on pages without HTTPS, which construction sites have in
 * their own networks; `crypto.randomUUID` does not exist there.
 */
export function randomKey(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
