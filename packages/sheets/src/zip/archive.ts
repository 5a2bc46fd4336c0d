import { fileSize } from '@gongdi/domain';
import type { SheetLimits } from '../limits.ts';
import { SheetError } from '../sheet-error.ts';
import { readDirectory, type ZipEntry } from './directory.ts';
import type { Inflate } from './inflate.ts';

/** A checked zip archive: parts are found by path without regard to case, and unpacked one by one on demand. */
export class ZipArchive {
  readonly #bytes: Uint8Array;
  readonly #entries: ReadonlyMap<string, ZipEntry>;
  readonly #inflate: Inflate;

  /**
   * Checks everything that the directory declares before a single byte is unpacked.
   * @throws SheetError one of the `zip_*` codes.
   */
  constructor(bytes: Uint8Array, limits: SheetLimits, inflate: Inflate) {
    const entries = readDirectory(bytes, limits.entries);
    checkSizes(entries, limits);
    checkPlaces(entries, bytes.length);
    this.#entries = byPath(entries);
    this.#bytes = bytes;
    this.#inflate = inflate;
  }

  has(path: string): boolean {
    return this.#entries.has(path.toLowerCase());
  }

  /** Returns the paths of all parts. */
  paths(): string[] {
    return [...this.#entries.keys()];
  }

  /** Returns the declared size of a part in bytes; 0 when the part does not exist. */
  sizeOf(path: string): number {
    return this.#entries.get(path.toLowerCase())?.size ?? 0;
  }

  /** Yields the pieces of one part, never more than its declared size. */
  async *read(path: string): AsyncGenerator<Uint8Array> {
    const entry = this.#entries.get(path.toLowerCase());
    if (!entry) throw new SheetError('xml_damaged', { part: path });
    const packed = this.#packed(entry);
    let produced = 0;
    try {
      for await (const piece of entry.method === 0 ? [packed] : this.#inflate(packed, entry.size)) {
        produced += piece.byteLength;
        if (produced > entry.size) throw new SheetError('zip_lying', { part: entry.name });
        yield piece;
      }
    } catch (cause) {
      throw cause instanceof SheetError ? cause : new SheetError('zip_damaged', {}, { cause });
    }
    if (produced !== entry.size) throw new SheetError('zip_lying', { part: entry.name });
  }

  /** Returns one whole part. */
  async bytes(path: string): Promise<Uint8Array<ArrayBuffer>> {
    const whole = new Uint8Array(this.sizeOf(path));
    let at = 0;
    for await (const piece of this.read(path)) {
      whole.set(piece, at);
      at += piece.byteLength;
    }
    return whole;
  }

  /** Returns one whole part as text. */
  async text(path: string, maxBytes: number): Promise<string> {
    const size = this.sizeOf(path);
    if (size > maxBytes) throw new SheetError('zip_size', { size: fileSize(size), limit: fileSize(maxBytes) });
    const whole = await this.bytes(path);
    const wide =
      whole[0] === 0xff && whole[1] === 0xfe
        ? 'utf-16le'
        : whole[0] === 0xfe && whole[1] === 0xff
          ? 'utf-16be'
          : 'utf-8';
    return new TextDecoder(wide).decode(whole);
  }

  #packed(entry: ZipEntry): Uint8Array {
    const view = new DataView(this.#bytes.buffer, this.#bytes.byteOffset, this.#bytes.byteLength);
    const at = entry.headerOffset;
    if (view.getUint32(at, true) !== 0x04034b50) throw new SheetError('zip_damaged');
    const from = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
    if (from + entry.packedSize > this.#bytes.length) throw new SheetError('zip_damaged');
    return this.#bytes.subarray(from, from + entry.packedSize);
  }
}

function checkSizes(entries: readonly ZipEntry[], limits: SheetLimits): void {
  let total = 0;
  for (const entry of entries) {
    total += entry.size;
    if (entry.encrypted) throw new SheetError('file_encrypted');
    if (entry.method !== 0 && entry.method !== 8) throw new SheetError('zip_damaged');
    if (entry.method === 0 && entry.size !== entry.packedSize) throw new SheetError('zip_lying', { part: entry.name });
    if (entry.size > limits.entryBytes) throw tooLarge(entry.size, limits.entryBytes);
    const ratio = Math.round(entry.size / Math.max(1, entry.packedSize));
    if (entry.size > limits.ratioFromBytes && ratio > limits.ratio)
      throw new SheetError('zip_ratio', { part: entry.name, ratio, limit: limits.ratio });
  }
  if (total > limits.totalBytes) throw tooLarge(total, limits.totalBytes);
}

function tooLarge(size: number, limit: number): SheetError {
  return new SheetError('zip_size', { size: fileSize(size), limit: fileSize(limit) });
}

/**
 * Refuses parts that share bytes: with overlapping parts a small file can contain a huge amount of data although all
 * its declared sizes are true.
 */
function checkPlaces(entries: readonly ZipEntry[], length: number): void {
  const sorted = entries.toSorted((a, b) => a.headerOffset - b.headerOffset);
  for (const [index, entry] of sorted.entries()) {
    const end = entry.headerOffset + 30 + entry.packedSize;
    if (end > (sorted[index + 1]?.headerOffset ?? length)) throw new SheetError('zip_damaged');
  }
}

function byPath(entries: readonly ZipEntry[]): Map<string, ZipEntry> {
  const paths = new Map<string, ZipEntry>();
  for (const entry of entries) {
    const part = entry.name.slice(0, 80);
    if (isUnsafe(entry.name)) throw new SheetError('zip_path', { part });
    const key = entry.name.toLowerCase();
    if (paths.has(key)) throw new SheetError('zip_duplicate', { part });
    paths.set(key, entry);
  }
  return paths;
}

function isUnsafe(name: string): boolean {
  return name.startsWith('/') || /^[a-z]:/i.test(name) || name.includes('\0') || name.split('/').includes('..');
}
