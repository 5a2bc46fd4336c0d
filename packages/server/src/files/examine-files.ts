import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { BlobStore } from './blob-store.ts';

/** What comparing uploaded files with their hashes came to. */
export interface FilesReport {
  /** Contents that the database speaks of; several files may have the same. */
  contents: number;
  /** Names of files whose bytes are not there, and whose bytes are others. */
  missing: string[];
  damaged: string[];
}

/** Reads every stored file and compares it with its hash. @param progress told how many have been read */
export async function examineFiles(
  db: Kysely<unknown>,
  blobs: BlobStore,
  progress: (done: number) => void = () => undefined,
): Promise<FilesReport> {
  const { rows } = await sql<{ hash: string; name: string }>`select hash, min(name) as name from stored_file
    group by hash order by hash`.execute(db);
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
    // The disk refuses to read it.
    return 'damaged';
  }
  return digest.digest('hex') === hash ? 'whole' : 'damaged';
}
