import { crc32, deflateSync } from 'node:zlib';

/** Red, green and blue, 0 to 255. */
export type Color = readonly [number, number, number];

/** A picture with few colours that is drawn by code and written as PNG. */
export class Raster {
  readonly #pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly #palette: readonly Color[];

  /** @param palette the first colour is the background */
  constructor(width: number, height: number, palette: readonly Color[]) {
    this.width = width;
    this.height = height;
    this.#palette = palette;
    this.#pixels = new Uint8Array(width * height);
  }

  /** Number of the color of each pixel, row by row. */
  get pixels(): Readonly<Uint8Array> {
    return this.#pixels;
  }

  get palette(): readonly Color[] {
    return this.#palette;
  }

  rect(left: number, top: number, width: number, height: number, color: number): void {
    const [right, bottom] = [Math.min(this.width, left + width), Math.min(this.height, top + height)];
    for (let y = Math.max(0, top); y < bottom; y += 1)
      this.#pixels.fill(color, y * this.width + Math.max(0, left), y * this.width + right);
  }

  frame(left: number, top: number, width: number, height: number, color: number, stroke = 3): void {
    this.rect(left, top, width, stroke, color);
    this.rect(left, top + height - stroke, width, stroke, color);
    this.rect(left, top, stroke, height, color);
    this.rect(left + width - stroke, top, stroke, height, color);
  }

  line(x1: number, y1: number, x2: number, y2: number, color: number, stroke = 2): void {
    const steps = Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1), 1);
    for (let step = 0; step <= steps; step += 1) {
      const at = step / steps;
      this.rect(Math.round(x1 + (x2 - x1) * at), Math.round(y1 + (y2 - y1) * at), stroke, stroke, color);
    }
  }

  /** The picture as PNG with a palette (ISO/IEC 15948). */
  png(): Uint8Array {
    const head = Buffer.alloc(13);
    head.writeUInt32BE(this.width, 0);
    head.writeUInt32BE(this.height, 4);
    // Eight bits, with palette, no interlacing.
    head.set([8, 3, 0, 0, 0], 8);
    const rows = Buffer.alloc((this.width + 1) * this.height);
    // Each row begins with its filter: none.
    for (let y = 0; y < this.height; y += 1)
      rows.set(this.#pixels.subarray(y * this.width, (y + 1) * this.width), y * (this.width + 1) + 1);
    return Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', head),
      chunk('PLTE', Buffer.from(this.#palette.flat())),
      chunk('IDAT', deflateSync(rows, { level: 9 })),
      chunk('IEND', Buffer.alloc(0)),
    ]);
  }
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(4);
  ends.writeUInt32BE(crc32(body));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, body, ends]);
}
