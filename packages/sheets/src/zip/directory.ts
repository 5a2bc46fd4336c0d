import { SheetError } from '../sheet-error.ts';

/** One part of a zip archive as the central directory declares it. Its content has not been unpacked yet. */
export interface ZipEntry {
  /** Path with forward slashes, as written. */
  readonly name: string;
  readonly method: number;
  readonly encrypted: boolean;
  readonly packedSize: number;
  readonly size: number;
  readonly crc: number;
  readonly headerOffset: number;
}

const END = 0x06054b50;
const END64 = 0x06064b50;
const LOCATOR64 = 0x07064b50;
const CENTRAL = 0x02014b50;
const LONG = 0xffffffff;
const SHORT = 0xffff;
const utf8 = new TextDecoder();

/**
 * Reads the central directory (APPNOTE 6.3.10, sections 4.3.12–4.3.16, zip64 included) without unpacking anything.
 * @throws SheetError `zip_damaged`, or `zip_entries` when the archive declares more parts than `maxEntries`.
 */
export function readDirectory(bytes: Uint8Array, maxEntries: number): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const { offset, end, count } = locate(view);
    if (count > maxEntries) throw new SheetError('zip_entries', { count, limit: maxEntries });
    const entries: ZipEntry[] = [];
    let at = offset;
    for (let index = 0; index < count; index += 1) {
      if (at + 46 > end || view.getUint32(at, true) !== CENTRAL) throw new SheetError('zip_damaged');
      const nameLength = view.getUint16(at + 28, true);
      const extraLength = view.getUint16(at + 30, true);
      const next = at + 46 + nameLength + extraLength + view.getUint16(at + 32, true);
      if (next > end) throw new SheetError('zip_damaged');
      entries.push(entryAt(view, bytes, at, nameLength, extraLength));
      at = next;
    }
    return entries;
  } catch (cause) {
    if (cause instanceof SheetError) throw cause;
    throw new SheetError('zip_damaged', {}, { cause });
  }
}

function entryAt(view: DataView, bytes: Uint8Array, at: number, nameLength: number, extraLength: number): ZipEntry {
  const name = utf8.decode(bytes.subarray(at + 46, at + 46 + nameLength)).replaceAll('\\', '/');
  const sizes = {
    size: view.getUint32(at + 24, true),
    packedSize: view.getUint32(at + 20, true),
    headerOffset: view.getUint32(at + 42, true),
  };
  const from = at + 46 + nameLength;
  return {
    name,
    method: view.getUint16(at + 10, true),
    encrypted: (view.getUint16(at + 8, true) & 0x2041) !== 0,
    crc: view.getUint32(at + 16, true),
    ...widened(view, from, from + extraLength, sizes),
  };
}

type Sizes = Pick<ZipEntry, 'size' | 'packedSize' | 'headerOffset'>;

/**
 * Reads sizes and offset from the zip64 extra field. It contains, in this order, only those values whose bits are all
 * ones in the record.
 */
function widened(view: DataView, from: number, to: number, sizes: Sizes): Sizes {
  if (sizes.size !== LONG && sizes.packedSize !== LONG && sizes.headerOffset !== LONG) return sizes;
  for (let at = from; at + 4 <= to; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== 1) continue;
    let next = at + 4;
    const wide = (value: number): number => {
      if (value !== LONG) return value;
      next += 8;
      return uint64(view, next - 8);
    };
    const size = wide(sizes.size);
    const packedSize = wide(sizes.packedSize);
    return { size, packedSize, headerOffset: wide(sizes.headerOffset) };
  }
  throw new SheetError('zip_damaged');
}

/** Returns where the central directory starts and ends, and its declared number of records. */
function locate(view: DataView): { offset: number; end: number; count: number } {
  const at = endRecord(view);
  const count = view.getUint16(at + 10, true);
  const size = view.getUint32(at + 12, true);
  const offset = view.getUint32(at + 16, true);
  if (count !== SHORT && size !== LONG && offset !== LONG) return within(offset, size, count, at);
  const locator = at - 20;
  if (locator < 0 || view.getUint32(locator, true) !== LOCATOR64) return within(offset, size, count, at);
  const at64 = uint64(view, locator + 8);
  if (at64 > locator || view.getUint32(at64, true) !== END64) throw new SheetError('zip_damaged');
  return within(uint64(view, at64 + 48), uint64(view, at64 + 40), uint64(view, at64 + 32), at64);
}

function within(
  offset: number,
  size: number,
  count: number,
  limit: number,
): { offset: number; end: number; count: number } {
  if (offset + size > limit) throw new SheetError('zip_damaged');
  return { offset, end: offset + size, count };
}

/** Returns the position of the end record: it is in the last 22 bytes plus a comment of at most 65,535 bytes. */
function endRecord(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - 22 - SHORT);
  for (let at = view.byteLength - 22; at >= lowest; at -= 1) {
    if (view.getUint32(at, true) === END && at + 22 + view.getUint16(at + 20, true) <= view.byteLength) return at;
  }
  throw new SheetError('zip_damaged');
}

function uint64(view: DataView, at: number): number {
  const value = Number(view.getBigUint64(at, true));
  if (!Number.isSafeInteger(value)) throw new SheetError('zip_damaged');
  return value;
}
