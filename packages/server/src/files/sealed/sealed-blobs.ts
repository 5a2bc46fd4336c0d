import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ByteRange } from '../../handler/index.ts';
import {
  addFileKey,
  contentMark,
  fileKeyOf,
  markedFiles,
  newFileKey,
  removeFileKey,
  StoreError,
  type Db,
} from '../../store/index.ts';
import { partOf, type BlobStore, type OpenBlob } from '../blob-store.ts';
import { hashOf } from '../hash.ts';
import { lockHash } from '../stored-files.ts';
import { framesOf, openFrames, sealBytes, sealedSize, sealStream } from './frames.ts';

/**
 * Stores a content encrypted; the same content once. The transaction is that of the row that names it.
 * @returns its name in the store: the SHA-256 of the encrypted bytes
 */
export async function keepBlob(trx: Db, blobs: BlobStore, bytes: Uint8Array): Promise<string> {
  const mark = contentMark(trx, bytes);
  for (const known of await markedFiles(trx, mark)) {
    await lockHash(trx, known);
    // A sweep may have removed it before the lock was free.
    if ((await fileKeyOf(trx, known)) && (await blobs.has(known))) return known;
  }
  const key = newFileKey();
  const sealed = await sealBytes(key, bytes);
  const name = hashOf(sealed);
  await lockHash(trx, name);
  await blobs.put(sealed);
  await addFileKey(trx, name, { key, size: bytes.length, mark });
  return name;
}

/** Stores a file of this machine encrypted, without reading it into memory. @returns name and size of its content */
export async function keepBlobFile(trx: Db, blobs: BlobStore, file: string): Promise<{ hash: string; size: number }> {
  const { size } = await fs.stat(file);
  const key = newFileKey();
  const draft = `${file}.sealed`;
  const digest = createHash('sha256');
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const part of sealStream(key, size, createReadStream(file))) {
      digest.update(part);
      yield part;
    }
  }
  try {
    await pipeline(Readable.from(counted()), createWriteStream(draft, { flags: 'wx', mode: 0o600 }));
    const hash = digest.digest('hex');
    await lockHash(trx, hash);
    await blobs.putFile(draft, { hash, size: sealedSize(size) });
    await addFileKey(trx, hash, { key, size, mark: null });
    return { hash, size };
  } finally {
    await fs.rm(draft, { force: true });
  }
}

/**
 * Opens a content by its name, decrypted, or a part of it. What an earlier version has stored is opened as it is.
 * @returns undefined when there is no such content
 * @throws StoreError `personal_damaged` if what is stored is not what was, also while its bytes are read
 */
export async function openBlob(
  db: Db,
  blobs: BlobStore,
  name: string,
  range?: ByteRange,
): Promise<OpenBlob | undefined> {
  const found = await fileKeyOf(db, name);
  if (!found) return blobs.open(name, range);
  const { size } = found;
  const whole = { from: 0, to: Math.max(0, size - 1) };
  const part = range ? partOf(range, size) : whole;
  if (!part) return (await blobs.has(name)) ? { size, bytes: Readable.from([]) } : undefined;
  const content = await blobs.open(name, range ? framesOf(part, size) : undefined);
  if (!content) return undefined;
  if (content.size !== sealedSize(size)) {
    for await (const _ of content.bytes) break;
    throw StoreError.of('personal_damaged', { where: 'stored_file', id: name });
  }
  const bytes = openFrames(found, content.bytes, part, name);
  return range ? { size, bytes, part } : { size, bytes };
}

/** Removes a content and its key. The transaction holds the lock of its name. */
export async function dropBlob(trx: Db, blobs: BlobStore, name: string): Promise<void> {
  await removeFileKey(trx, name);
  await blobs.remove(name);
}
