import { createHmac, timingSafeEqual } from 'node:crypto';

/** Characters of the id of a sitting, and of the proof behind it. */
const [ID, PROOF] = [32, 16];

/** The code on a printed certificate: nobody makes one for another exam, or guesses one. */
export const certificateCode = (key: Uint8Array, id: string): string => id + proofOf(key, id);

/** Returns the sitting that a code is about; undefined when this server has not made the code. */
export function sittingOfCode(key: Uint8Array, code: string): string | undefined {
  const id = code.slice(0, ID);
  const given = Buffer.from(code.slice(ID), 'latin1');
  const right = Buffer.from(proofOf(key, id), 'latin1');
  return given.length === right.length && timingSafeEqual(given, right) ? id : undefined;
}

const proofOf = (key: Uint8Array, id: string): string =>
  createHmac('sha256', key).update(`certificate:${id}`).digest('hex').slice(0, PROOF);
