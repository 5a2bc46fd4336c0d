/** The pixels of a sprite that are not empty: each is one number of four bytes, alpha the last of them in memory. */
export interface Stamp {
  /** Columns, and rows. */
  side: number;
  columns: Uint8Array;
  rows: Uint8Array;
  values: Uint32Array;
  /** So many of them, the first, cover what is below. The others, the rim, are mixed with it. */
  full: number;
}

/** Reads the pixels of a sprite. @param rgba four bytes for each pixel, not multiplied by their alpha */
export function stampOf(rgba: Uint8ClampedArray, side: number): Stamp {
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, side * side);
  const places = Array.from(pixels, (_, at) => at);
  const full = places.filter((at) => pixels[at]! >>> 24 === 255);
  const soft = places.filter((at) => pixels[at]! >>> 24 > 0 && pixels[at]! >>> 24 < 255);
  const all = [...full, ...soft];
  return {
    side,
    columns: Uint8Array.from(all, (at) => at % side),
    rows: Uint8Array.from(all, (at) => Math.floor(at / side)),
    values: Uint32Array.from(all, (at) => pixels[at]!),
    full: full.length,
  };
}

/** Whether the browser let the sprite be read: some give noise to pages that read canvases. A corner of it is empty. */
export const isTrue = ({ columns, rows, full }: Stamp): boolean =>
  full > 0 && columns.every((column, one) => column + rows[one]! > 0);

/** Returns one colour over another one. */
export function over(above: number, below: number): number {
  const a = above >>> 24;
  // Parts of 255².
  const rest = (below >>> 24) * (255 - a);
  if (rest === 0) return above;
  const own = a * 255;
  const sum = own + rest;
  const red = ((above & 255) * own + (below & 255) * rest) / sum + 0.5;
  const green = (((above >>> 8) & 255) * own + ((below >>> 8) & 255) * rest) / sum + 0.5;
  const blue = (((above >>> 16) & 255) * own + ((below >>> 16) & 255) * rest) / sum + 0.5;
  return (red | 0 | ((green | 0) << 8) | ((blue | 0) << 16) | ((sum / 255 + 0.5) << 24)) >>> 0;
}

/** A sheet of pixels, into which stamps are written one over the other: for thousands, faster than a canvas. */
export class StampSheet {
  readonly pixels: Uint32Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
  /** Places of the pixels of a stamp from that of its corner. */
  readonly #places = new WeakMap<Stamp, Int32Array>();

  constructor(width: number, height: number) {
    this.pixels = new Uint32Array(width * height);
    [this.width, this.height] = [width, height];
  }

  clear(): void {
    this.pixels.fill(0);
  }

  /** Writes a stamp with its corner at a whole pixel; what lies outside of the sheet is left out. */
  put(stamp: Stamp, left: number, top: number): void {
    const { pixels, width, height } = this;
    const { side, columns, rows, values, full } = stamp;
    const corner = top * width + left;
    const places = this.#placesOf(stamp);
    const count = values.length;
    if (left >= 0 && top >= 0 && left + side <= width && top + side <= height) {
      for (let one = 0; one < full; one += 1) pixels[corner + places[one]!] = values[one]!;
      for (let one = full; one < count; one += 1) {
        const at = corner + places[one]!;
        const below = pixels[at]!;
        pixels[at] = below === 0 ? values[one]! : over(values[one]!, below);
      }
      return;
    }
    for (let one = 0; one < count; one += 1) {
      const x = left + columns[one]!;
      const y = top + rows[one]!;
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      const at = corner + places[one]!;
      pixels[at] = one < full ? values[one]! : over(values[one]!, pixels[at]!);
    }
  }

  #placesOf(stamp: Stamp): Int32Array {
    let places = this.#places.get(stamp);
    if (!places) {
      places = Int32Array.from(stamp.columns, (column, one) => stamp.rows[one]! * this.width + column);
      this.#places.set(stamp, places);
    }
    return places;
  }
}
