import fs from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { pipeline as whole } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Database } from '../database.ts';
import { damaged, type BackupSummary } from './format.ts';
import { writeBackup, type BackupOptions } from './dump.ts';
import { readBackup, type RestoreOptions } from './load.ts';

/**
 * Writes a backup to a draft beside the target and renames the draft when it is complete and on disk: after a failure
 * or an interruption the old file is unchanged. Only the owner can read the file, because it contains password hashes.
 */
export async function backupToFile(
  database: Pick<Database, 'pool' | 'where'>,
  path: string,
  options: BackupOptions,
): Promise<BackupSummary & { bytes: number }> {
  const draft = `${path}.${process.pid}.tmp`;
  const gzip = createGzip({ level: 6 });
  try {
    const written = whole(gzip, fs.createWriteStream(draft, { mode: 0o600, flush: true }));
    // A full disk also aborts the work on the database, which would otherwise wait for room in the stream for ever.
    const broken = new AbortController();
    const filed = written.catch((error: unknown) => broken.abort(error));
    const signal = options.signal ? AbortSignal.any([options.signal, broken.signal]) : broken.signal;
    const summary = await writeBackup(database, gzip, { ...options, signal }).catch((error: unknown) => {
      throw broken.signal.aborted ? broken.signal.reason : error;
    });
    gzip.end();
    await filed;
    broken.signal.throwIfAborted();
    await rename(draft, path);
    return { ...summary, bytes: fs.statSync(path).size };
  } catch (error) {
    gzip.destroy();
    await rm(draft, { force: true });
    throw error;
  }
}

/** @throws StoreError as `readBackup`; the system's error if the file cannot be opened */
export async function restoreFromFile(
  database: Pick<Database, 'pool' | 'where' | 'keys'>,
  path: string,
  options: RestoreOptions = {},
): Promise<BackupSummary> {
  const file = await open(path);
  if ((await file.stat()).isDirectory()) {
    await file.close();
    throw damaged('a folder');
  }
  const text = createGunzip();
  // Errors of the file are reported by the `text` stream.
  pipeline(file.createReadStream(), text, () => undefined);
  return readBackup(database, text, options);
}
