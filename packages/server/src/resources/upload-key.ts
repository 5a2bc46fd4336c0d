import { GongdiError } from '@gongdi/domain';
import type { ImportResult } from '@gongdi/api';
import type { Db } from '../store/index.ts';
import { resourcesLabel } from './text/index.ts';

/** Identifies an upload; its sender chooses the key. */
export interface UploadKey {
  account_id: string;
  key: string;
  call: string;
  file_hash: Buffer;
}

/** Uploads are stored this long, ms. */
const UPLOAD_MEMORY = 7 * 24 * 3_600_000;

/**
 * Returns the stored result of this upload, if there is one.
 * @throws GongdiError `conflict` when the key was used for something else
 */
export async function findUpload(db: Db, upload: UploadKey): Promise<ImportResult | undefined> {
  const rows = await db
    .selectFrom('import_upload')
    .select(['call', 'file_hash', 'result'])
    .where('account_id', '=', upload.account_id)
    .where('key', '=', upload.key)
    .execute();
  const [row] = rows;
  if (!row?.result) return undefined;
  if (row.call !== upload.call || !upload.file_hash.equals(row.file_hash))
    throw new GongdiError('conflict', { label: resourcesLabel('otherFile') });
  return { ...row.result, repeated: true };
}

/**
 * Claims the key within the transaction of the import. Waits for another transaction that holds it.
 * @returns false when the other transaction has committed the key: `findUpload` returns its result
 */
export async function takeUpload(trx: Db, upload: UploadKey, now: number): Promise<boolean> {
  const { account_id, key, call, file_hash } = upload;
  const taken = await trx
    .insertInto('import_upload')
    .values({ account_id, key, call, file_hash, created_at: new Date(now).toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return taken.numInsertedOrUpdatedRows !== 0n;
}

export async function keepUpload(trx: Db, upload: UploadKey, result: ImportResult): Promise<void> {
  await trx
    .updateTable('import_upload')
    .set({ result: JSON.stringify(result) })
    .where('account_id', '=', upload.account_id)
    .where('key', '=', upload.key)
    .execute();
}

/** Releases the key, because nothing was stored: it may be used again. */
export async function releaseUpload(trx: Db, upload: UploadKey): Promise<void> {
  await trx
    .deleteFrom('import_upload')
    .where('account_id', '=', upload.account_id)
    .where('key', '=', upload.key)
    .execute();
}

export async function sweepUploads(db: Db, now: number): Promise<void> {
  const before = new Date(now - UPLOAD_MEMORY).toISOString();
  await db.deleteFrom('import_upload').where('created_at', '<', before).execute();
}
