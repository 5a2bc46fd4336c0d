import type { Ports } from './ports.ts';

/** Letters and digits that nobody mistakes for others when copying them from a terminal; 32 of them, 80 bits. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789A';

/** A password to be read from a terminal once, and changed. */
export function onePassword(randomBytes: Ports['randomBytes']): string {
  return Array.from(randomBytes(16), (byte) => LETTERS[byte % LETTERS.length]).join('');
}
