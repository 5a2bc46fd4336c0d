import { crc32 } from './crc32.ts';
import type { Deflate } from './deflate.ts';
import { directoryRecord, endRecord, lengthOf, partHeader, UTF8_NAMES } from './zip-records.ts';

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
    const format = { flags: UTF8_NAMES, method: entry.method };
    const sizes = { crc: entry.crc, packed: lengthOf(entry.packed), size: entry.size };
    const header = partHeader(format, sizes, name.length);
    directory.push(directoryRecord(format, sizes, name.length, at), name);
    pieces.push(header, name, ...entry.packed);
    at += header.length + name.length + sizes.packed;
  }
  const end = endRecord(entries.length, lengthOf(directory), at);
  return concatenate([...pieces, ...directory, end]);
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

function concatenate(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(lengthOf(pieces));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
