import type { Color, Raster } from '../../files/index.ts';

/** Side of a macroblock in pixels. */
export const BLOCK = 16;

/** A picture as video has it: brightness of each pixel, and two colour differences of each square of four. */
export interface Planes {
  readonly width: number;
  readonly height: number;
  readonly y: Uint8Array;
  readonly cb: Uint8Array;
  readonly cr: Uint8Array;
}

/** Brightness and colour differences of a colour by ITU-R BT.601, in the range of video. */
function videoColor([red, green, blue]: Color): readonly [number, number, number] {
  const y = 16 + (65.738 * red + 129.057 * green + 25.064 * blue) / 256;
  const cb = 128 + (-37.945 * red - 74.494 * green + 112.439 * blue) / 256;
  const cr = 128 + (112.439 * red - 94.154 * green - 18.285 * blue) / 256;
  return [Math.round(y), Math.round(cb), Math.round(cr)];
}

/** @throws Error when a side is no multiple of a block */
export function planesOf(raster: Raster): Planes {
  const { width, height, pixels } = raster;
  if (width % BLOCK !== 0 || height % BLOCK !== 0) throw new Error(`${width} × ${height} is no number of whole blocks`);
  const colors = raster.palette.map(videoColor);
  const y = Uint8Array.from(pixels, (pixel) => colors[pixel]![0]);
  const cb = new Uint8Array((width * height) / 4);
  const cr = new Uint8Array(cb.length);
  for (let row = 0; row < height; row += 2)
    for (let column = 0; column < width; column += 2) {
      const at = row * width + column;
      const four = [at, at + 1, at + width, at + width + 1].map((one) => colors[pixels[one]!]!);
      const to = (row / 2) * (width / 2) + column / 2;
      cb[to] = Math.round(four.reduce((sum, one) => sum + one[1], 0) / 4);
      cr[to] = Math.round(four.reduce((sum, one) => sum + one[2], 0) / 4);
    }
  return { width, height, y, cb, cr };
}
