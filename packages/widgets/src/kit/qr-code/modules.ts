import { encode } from 'uqr';

/** White around a code that readers need, modules (ISO/IEC 18004). */
export const QUIET = 4;

/** A code as a drawing of unit squares. */
export interface CodeDrawing {
  /** Side with the white around it, modules. */
  size: number;
  /** Dark modules as the data of one SVG path, runs of a row in one. */
  path: string;
}

/** The code of a text: a quarter of its area may be soiled where that fits, 15 % at least. */
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
