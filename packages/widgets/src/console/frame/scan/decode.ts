import { decodeQR } from 'qr/decode.js';

/** What is sent to the decoder: RGBA pixels. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/**
 * How long one picture may be looked at, ms. In a worker it delays nothing but the next picture; more time finds codes
 * that are dirty or askew.
 */
const LONGEST = 250;

/** Returns the text of the QR code in a picture; null when there is none. */
export function decode({ width, height, data }: Pixels, longest = LONGEST): string | null {
  try {
    return decodeQR({ width, height, data }, { timeLimit: longest }) || null;
  } catch {
    return null;
  }
}
