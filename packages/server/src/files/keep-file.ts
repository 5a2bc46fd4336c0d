import { GongdiError, safeFileName, type StoredFile } from '@gongdi/domain';
import type { UploadedFile } from '../handler/index.ts';
import type { ReadSetting } from '../settings/index.ts';
import { transaction, type Db } from '../store/index.ts';
import type { BlobStore } from './blob-store.ts';
import type { Converter } from './converter/converter.ts';
import { inspect } from './inspect.ts';
import { keepBlob } from './sealed/sealed-blobs.ts';
import { contentAddress, type Reader } from './signature.ts';
import { addFile, uploadedSince } from './stored-files.ts';
import { filesLabel } from './text/index.ts';

export interface FileDeps {
  db: Db;
  /** Absent: this server accepts no files. */
  blobs?: BlobStore;
  key: () => Promise<Uint8Array>;
  randomBytes: (size: number) => Uint8Array;
  /**
   * Settings for the largest file and for the bytes that one account may upload in a day, so that nobody fills the
   * disk.
   */
  setting: ReadSetting;
  /** Makes PDFs of Office files; absent: they cannot be shown. */
  converter?: Converter;
}

const MEBI = 1024 ** 2;
const DAY = 24 * 3_600_000;

/** Sender of a file: an account, or the ticket of a person without an account. */
export interface Sender extends Reader {
  org_id: string;
}

export interface Naming {
  name?: string;
  folder?: string;
}

/**
 * Stores an upload after checking its type and the limits of the installation.
 * @param known what `inspect` has found in these bytes already
 * @throws GongdiError `unavailable`, `tooLarge`, `unsupportedType`, `tooMany`
 */
export async function keepFile(
  { db, blobs, key, setting }: Omit<FileDeps, 'randomBytes'>,
  file: UploadedFile,
  given: Naming,
  sender: Sender,
  now: number,
  known?: Awaited<ReturnType<typeof inspect>>,
): Promise<StoredFile> {
  if (!blobs) throw new GongdiError('unavailable', { label: filesLabel('nowhere') });
  if (file.bytes.length > setting('upload_file_mb') * MEBI) throw new GongdiError('tooLarge');
  const { name, type } = known ?? (await inspect(file.bytes, given.name?.trim() ? given.name : file.name));
  if ((await uploadedSince(db, sender.id, now - DAY)) + file.bytes.length > setting('upload_daily_mb') * MEBI)
    throw new GongdiError('tooMany', { label: filesLabel('quota') });
  const size = file.bytes.length;
  const id = await transaction(db, async (trx) => {
    const hash = await keepBlob(trx, blobs, file.bytes);
    const folder = folderOf(given.folder);
    const row = { name, type: type.mime, size, hash, folder, org_id: sender.org_id, account_id: sender.id, now };
    return addFile(trx, row);
  });
  return { id, name, size, type: type.mime, url: contentAddress(await key(), id, sender, now) };
}

/** A folder is a label to sort by and never a path on disk: `/a/../b\c` → `a/b/c`. */
function folderOf(given = ''): string {
  return given.split(/[\\/]/).map(safeFileName).filter(Boolean).join('/').slice(0, 200);
}
