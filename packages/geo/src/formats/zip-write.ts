import type { ZipEntry } from './zip.ts';

const TABLE = Uint32Array.from({ length: 256 }, (_, i) => {
  let value = i;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value >>> 0;
});

function crc(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (value >>> 8) ^ (TABLE[(value ^ byte) & 0xff] ?? 0);
  return (value ^ 0xffffffff) >>> 0;
}

/** Flag for names in UTF-8. */
const FLAGS = 0x0800;
/** 1980-01-01 as the date of all files, so that the same fence always gives the same bytes. */
const DAY = 0x21;

function fields(size: number, values: readonly (readonly [at: number, bytes: 2 | 4, value: number])[]): Uint8Array {
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  for (const [at, width, value] of values) {
    if (width === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
  }
  return bytes;
}

/** Writes files as a zip without compression. */
export function zip(entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  for (const { name, bytes } of entries) {
    const title = new TextEncoder().encode(name);
    const sum = crc(bytes);
    const common = (shift: number): [number, 2 | 4, number][] => [
      [4 + shift, 2, 20],
      [6 + shift, 2, FLAGS],
      [12 + shift, 2, DAY],
      [14 + shift, 4, sum],
      [18 + shift, 4, bytes.length],
      [22 + shift, 4, bytes.length],
      [26 + shift, 2, title.length],
    ];
    parts.push(fields(30, [[0, 4, 0x04034b50], ...common(0)]), title, bytes);
    directory.push(fields(46, [[0, 4, 0x02014b50], [4, 2, 20], ...common(2), [42, 4, at]]), title);
    at += 30 + title.length + bytes.length;
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0);
  const end = fields(22, [
    [0, 4, 0x06054b50],
    [8, 2, entries.length],
    [10, 2, entries.length],
    [12, 4, size],
    [16, 4, at],
  ]);
  const all = [...parts, ...directory, end];
  const whole = new Uint8Array(at + size + 22);
  let place = 0;
  for (const part of all) {
    whole.set(part, place);
    place += part.length;
  }
  return whole;
}
