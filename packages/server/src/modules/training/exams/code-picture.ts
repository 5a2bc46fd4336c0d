import { encode } from 'uqr';
import { Raster } from '../../../files/index.ts';

/** Pixels of a module, and white modules around the code (ISO/IEC 18004). */
const [MODULE, QUIET] = [6, 4];

/** Draws a QR code as PNG. */
export function codePicture(text: string): { bytes: Uint8Array; side: number } {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const side = (size + 2 * QUIET) * MODULE;
  const raster = new Raster(side, side, [
    [255, 255, 255],
    [0, 0, 0],
  ]);
  for (const [y, row] of data.entries())
    for (const [x, dark] of row.entries())
      if (dark) raster.rect((x + QUIET) * MODULE, (y + QUIET) * MODULE, MODULE, MODULE, 1);
  return { bytes: raster.png(), side };
}
