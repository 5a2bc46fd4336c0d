/** How a part of an archive is stored. */
export interface PartFormat {
  /** `UTF8_NAMES`, `SIZES_FOLLOW`. */
  readonly flags: number;
  /** 0 stored, 8 deflated. */
  readonly method: 0 | 8;
}

/** What an archive says of the content of a part. Lengths are in bytes. */
export interface PartSizes {
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
}

export const UTF8_NAMES = 0x0800;
/** Checksum and sizes stand behind the content, because they are not known before it. */
export const SIZES_FOLLOW = 0x0008;

/** 1980-01-01, the earliest date in a zip, so that the same content always results in the same bytes. */
const DOS_DATE = 0x0021;
/** Version 2.0 of the format: deflate and folders. */
const VERSION = 20;
const NOT_KNOWN: PartSizes = { crc: 0, packed: 0, size: 0 };

type Put = (width: number, value: number) => void;

/** Returns bytes of the given length; `put` writes little-endian numbers of the given widths from the front. */
function record(length: number, write: (put: Put) => void): Uint8Array {
  const bytes = new Uint8Array(length);
  let at = 0;
  write((width, value) => {
    for (let index = 0; index < Math.min(width, 4); index += 1) bytes[at + index] = (value >>> (index * 8)) & 0xff;
    at += width;
  });
  return bytes;
}

function putFormat(put: Put, { flags, method }: PartFormat): void {
  for (const value of [flags, method, 0, DOS_DATE]) put(2, value);
}

function putSizes(put: Put, { crc, packed, size }: PartSizes): void {
  for (const value of [crc, packed, size]) put(4, value);
}

/** Returns the record before the name and the content of a part. */
export function partHeader(format: PartFormat, sizes: PartSizes | undefined, nameLength: number): Uint8Array {
  return record(30, (put) => {
    put(4, 0x04034b50);
    put(2, VERSION);
    putFormat(put, format);
    putSizes(put, sizes ?? NOT_KNOWN);
    put(2, nameLength);
  });
}

/** Returns the record behind a part whose sizes follow its content. */
export function sizesRecord(sizes: PartSizes): Uint8Array {
  return record(16, (put) => {
    put(4, 0x08074b50);
    putSizes(put, sizes);
  });
}

/** Returns the record of a part in the directory, before its name. @param begin where the part begins in the archive */
export function directoryRecord(format: PartFormat, sizes: PartSizes, nameLength: number, begin: number): Uint8Array {
  return record(46, (put) => {
    put(4, 0x02014b50);
    put(2, VERSION);
    put(2, VERSION);
    putFormat(put, format);
    putSizes(put, sizes);
    put(2, nameLength);
    // Extra field, comment, disk and attributes stay 0.
    put(12, 0);
    put(4, begin);
  });
}

/** Returns the last record of an archive. @param begin where the directory begins in the archive */
export function endRecord(count: number, directoryLength: number, begin: number): Uint8Array {
  return record(22, (put) => {
    put(4, 0x06054b50);
    put(4, 0);
    put(2, count);
    put(2, count);
    put(4, directoryLength);
    put(4, begin);
  });
}

export function lengthOf(pieces: readonly Uint8Array[]): number {
  return pieces.reduce((sum, piece) => sum + piece.length, 0);
}
