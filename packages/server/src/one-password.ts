import type { Ports } from './ports.ts';

/** 32 letters and digits that are not mistaken for others when copied from a terminal; 16 of them are 80 bits. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789A';

/** Makes a password that is read from a terminal once and then changed. */
export function onePassword(randomBytes: Ports['randomBytes']): string {
  return Array.from(randomBytes(16), (byte) => LETTERS[byte % LETTERS.length]).join('');
}
