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
}

/**
 * Reads every stored file and compares it with its hash. @param progress called with the number of contents read so far
 */
export async function examineFiles(
  db: Db,
  blobs: BlobStore,
  progress: (done: number) => void = () => undefined,
): Promise<FilesReport> {
  const rows = await db
    .selectFrom('stored_file')
    .select(({ fn }) => ['hash', fn.min('name').as('name')])
    .groupBy('hash')
    .orderBy('hash')
    .execute();
  const report: FilesReport = { contents: rows.length, missing: [], damaged: [] };
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
