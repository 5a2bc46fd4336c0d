import { encode } from 'uqr';

/** White margin that readers require, in modules (ISO/IEC 18004). */
export const QUIET = 4;

/** A QR code as a drawing of unit squares. */
export interface CodeDrawing {
  /** Side length including the white margin, in modules. */
  size: number;
  /** Dark modules as the data of one SVG path; each run of modules in a row is one segment. */
  path: string;
}

/**
 * Encodes a text. Error correction tolerates damage to a quarter of the area when the text fits, else at least 15 %.
 */
export function drawCode(text: string): CodeDrawing {
  const { data, size } = encode(text, { ecc: 'M', boostEcc: true, border: 0 });
  const path = data
    .flatMap((row, y) =>
      row.flatMap((dark, x) => {
        if (!dark || row[x - 1]) return [];
        const end = row.indexOf(false, x);
        const length = (end < 0 ? row.length : end) - x;
        return [`M${x + QUIET} ${y + QUIET}h${length}v1h-${length}z`];
      }),
    )
    .join('');
  return { size: size + 2 * QUIET, path };
}
