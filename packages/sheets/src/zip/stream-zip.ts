import { crc32 } from './crc32.ts';
import type { Deflate } from './deflate.ts';
import { DOS_DATE, PIECE_LENGTH, record, UTF8_NAMES, VERSION } from './write-zip.ts';

/** A part of an archive whose text is produced while it is written. */
export interface StreamPart {
  readonly name: string;
  readonly text: AsyncIterable<string> | Iterable<string>;
}

/** Sizes follow the content of each part, because they are not known before it. */
const SIZES_FOLLOW = 0x0008;
const encoder = new TextEncoder();

/** Yields a zip archive. A part is in memory only by the pieces that are being compressed. */
export async function* streamZip(parts: readonly StreamPart[], deflate: Deflate): AsyncGenerator<Uint8Array> {
  const directory: Uint8Array[] = [];
  const common = [UTF8_NAMES | SIZES_FOLLOW, 8, 0, DOS_DATE] as const;
  let at = 0;
  for (const { name: given, text } of parts) {
    const name = encoder.encode(given);
    const begin = at;
    const sum = { crc: 0, size: 0, packed: 0 };
    const header = record(30, (put) => {
      put(4, 0x04034b50);
      put(2, VERSION);
      for (const value of common) put(2, value);
      put(12, 0);
      put(2, name.length);
    });
    yield header;
    yield name;
    for await (const piece of deflate(counted(text, sum))) {
      sum.packed += piece.length;
      yield piece;
    }
    const sizes = [sum.crc, sum.packed, sum.size] as const;
    const after = record(16, (put) => {
      put(4, 0x08074b50);
      for (const value of sizes) put(4, value);
    });
    yield after;
    at += header.length + name.length + sum.packed + after.length;
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
        put(4, begin);
      }),
      name,
    );
  }
  yield* directory;
  yield record(22, (put) => {
    put(4, 0x06054b50);
    put(4, 0);
    put(2, parts.length);
    put(2, parts.length);
    put(
      4,
      directory.reduce((length, piece) => length + piece.length, 0),
    );
    put(4, at);
  });
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
