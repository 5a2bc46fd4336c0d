import { createHash } from 'node:crypto';
import type { Db } from '../store/index.ts';
import type { BlobStore } from './blob-store.ts';

/** Result of comparing uploaded files with their hashes. */
export interface FilesReport {
  /** Number of different contents in the database; several files may share one. */
  contents: number;
  /** Names of files whose bytes are missing (`missing`), and of files whose bytes do not match the hash (`damaged`). */
  missing: string[];
  damaged: string[];
  /** Contents that an earlier version has stored and that are not encrypted yet. */
  plain: number;
}

/**
 * Reads every stored file, as it is stored, and compares it with its hash; no key is needed for that. @param progress called with the number of contents read so far
 */
export async function examineFiles(
  db: Db,
  blobs: BlobStore,
  progress: (done: number) => void = () => undefined,
): Promise<FilesReport> {
  const rows = await db
    .selectFrom('stored_file as f')
    .leftJoin('content_key as k', 'k.id', 'f.hash')
    .select(({ fn }) => ['f.hash', 'k.id as sealed', fn.min('f.name').as('name')])
    .groupBy(['f.hash', 'k.id'])
    .orderBy('f.hash')
    .execute();
  const plain = rows.filter(({ sealed }) => sealed === null).length;
  const report: FilesReport = { contents: rows.length, missing: [], damaged: [], plain };
  for (const [index, { hash, name }] of rows.entries()) {
    progress(index + 1);
    const state = await stateOf(blobs, hash);
    if (state !== 'whole') report[state].push(name);
  }
  return report;
}

async function stateOf(blobs: BlobStore, hash: string): Promise<'whole' | 'missing' | 'damaged'> {
  const content = await blobs.open(hash);
  if (!content) return 'missing';
  const digest = createHash('sha256');
  try {
    for await (const chunk of content.bytes) digest.update(chunk);
  } catch {
    // The disk cannot read the file.
    return 'damaged';
  }
  return digest.digest('hex') === hash ? 'whole' : 'damaged';
}
