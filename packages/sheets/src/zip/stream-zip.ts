import { crc32 } from './crc32.ts';
import type { Deflate } from './deflate.ts';
import { PIECE_LENGTH } from './write-zip.ts';
import {
  directoryRecord,
  endRecord,
  lengthOf,
  partHeader,
  SIZES_FOLLOW,
  sizesRecord,
  UTF8_NAMES,
  type PartFormat,
} from './zip-records.ts';

/** A part of an archive whose text is produced while it is written. */
export interface StreamPart {
  readonly name: string;
  readonly text: AsyncIterable<string> | Iterable<string>;
}

const FORMAT: PartFormat = { flags: UTF8_NAMES | SIZES_FOLLOW, method: 8 };
const encoder = new TextEncoder();

/** Yields a zip archive. A part is in memory only by the pieces that are being compressed. */
export async function* streamZip(parts: readonly StreamPart[], deflate: Deflate): AsyncGenerator<Uint8Array> {
  const directory: Uint8Array[] = [];
  let at = 0;
  for (const { name: given, text } of parts) {
    const name = encoder.encode(given);
    const sizes = { crc: 0, size: 0, packed: 0 };
    const header = partHeader(FORMAT, undefined, name.length);
    yield header;
    yield name;
    for await (const piece of deflate(counted(text, sizes))) {
      sizes.packed += piece.length;
      yield piece;
    }
    const after = sizesRecord(sizes);
    yield after;
    directory.push(directoryRecord(FORMAT, sizes, name.length, at), name);
    at += header.length + name.length + sizes.packed + after.length;
  }
  yield* directory;
  yield endRecord(parts.length, lengthOf(directory), at);
}

async function* counted(text: StreamPart['text'], sum: { crc: number; size: number }): AsyncGenerator<Uint8Array> {
  let held = '';
  const taken = (): Uint8Array => {
    const bytes = encoder.encode(held);
    held = '';
    sum.size += bytes.length;
    sum.crc = crc32(bytes, sum.crc);
    return bytes;
  };
  for await (const piece of text) {
    held += piece;
    if (held.length >= PIECE_LENGTH) yield taken();
  }
  yield taken();
}
