import { crc32 } from './crc32.ts';
import type { Deflate } from './deflate.ts';

/** A part that is already compressed. */
export interface PackedEntry {
  readonly name: string;
  readonly packed: readonly Uint8Array[];
  readonly size: number;
  readonly crc: number;
  /** 0 stored, 8 deflated. */
  readonly method: 0 | 8;
}

/** Length of the text that is passed to the compressor at a time. */
export const PIECE_LENGTH = 64 * 1024;
/** 1980-01-01, the earliest date in a zip, so that the same content always results in the same bytes. */
export const DOS_DATE = 0x0021;
export const UTF8_NAMES = 0x0800;
export const VERSION = 20;
const encoder = new TextEncoder();

/** Compresses one text part; the text may be produced piece by piece, so it is never in memory as a whole. */
export async function packText(name: string, text: Iterable<string>, deflate: Deflate): Promise<PackedEntry> {
  let size = 0;
  let crc = 0;
  async function* pieces(): AsyncGenerator<Uint8Array> {
    for (const piece of gathered(text)) {
      const bytes = encoder.encode(piece);
      size += bytes.length;
      crc = crc32(bytes, crc);
      yield bytes;
    }
  }
  const packed: Uint8Array[] = [];
  for await (const piece of deflate(pieces())) packed.push(piece);
  return { name, packed, size, crc, method: 8 };
}

/** Returns a zip archive of the given parts, in their order. */
export function writeZip(entries: readonly PackedEntry[]): Uint8Array<ArrayBuffer> {
  const pieces: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  for (const entry of entries) {
    const name = encoder.encode(entry.name);
    const packedSize = lengthOf(entry.packed);
    const common = [UTF8_NAMES, entry.method, 0, DOS_DATE] as const;
    const sizes = [entry.crc, packedSize, entry.size] as const;
    const header = record(30, (put) => {
      put(4, 0x04034b50);
      put(2, VERSION);
      for (const value of common) put(2, value);
      for (const value of sizes) put(4, value);
      put(2, name.length);
    });
    directory.push(
      record(46, (put) => {
        put(4, 0x02014b50);
        put(2, VERSION);
        put(2, VERSION);
        for (const value of common) put(2, value);
        for (const value of sizes) put(4, value);
        put(2, name.length);
        // Extra field, comment, disk and attributes stay 0.
        put(12, 0);
        put(4, at);
      }),
      name,
    );
    pieces.push(header, name, ...entry.packed);
    at += header.length + name.length + packedSize;
  }
  const end = record(22, (put) => {
    put(4, 0x06054b50);
    put(4, 0);
    put(2, entries.length);
    put(2, entries.length);
    put(4, lengthOf(directory));
    put(4, at);
  });
  return concatenate([...pieces, ...directory, end]);
}

/** Returns bytes of the given length; `put` writes little-endian numbers of the given widths from the front. */
export function record(length: number, write: (put: (width: number, value: number) => void) => void): Uint8Array {
  const bytes = new Uint8Array(length);
  let at = 0;
  write((width, value) => {
    for (let index = 0; index < Math.min(width, 4); index += 1) bytes[at + index] = (value >>> (index * 8)) & 0xff;
    at += width;
  });
  return bytes;
}

/** Joins short pieces of text, so that the compressor is called less often. */
function* gathered(text: Iterable<string>): Generator<string> {
  let held = '';
  for (const piece of text) {
    held += piece;
    if (held.length < PIECE_LENGTH) continue;
    yield held;
    held = '';
  }
  yield held;
}

function lengthOf(pieces: readonly Uint8Array[]): number {
  return pieces.reduce((sum, piece) => sum + piece.length, 0);
}

function concatenate(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(lengthOf(pieces));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
