import { GongdiError } from '@gongdi/domain';
import type { ImportResult } from '@gongdi/api';
import { sql, type Kysely } from 'kysely';
import { resourcesLabel } from './text/index.ts';

/** Which upload is meant: whoever sends it chooses the key. */
export interface UploadKey {
  account_id: string;
  key: string;
  call: string;
  file_hash: Buffer;
}

interface Row {
  call: string;
  file_hash: Buffer;
  result: ImportResult | null;
}

/** Uploads are remembered this long, ms. */
export const UPLOAD_MEMORY = 7 * 24 * 3_600_000;

/**
 * What this upload did before.
 * @throws GongdiError `conflict` when the key was used for something else
 */
export async function findUpload(db: Kysely<unknown>, upload: UploadKey): Promise<ImportResult | undefined> {
  const { rows } = await sql<Row>`
    select call, file_hash, result from import_upload
    where account_id = ${upload.account_id} and key = ${upload.key}`.execute(db);
  const [row] = rows;
  if (!row?.result) return undefined;
  if (row.call !== upload.call || !upload.file_hash.equals(row.file_hash))
    throw new GongdiError('conflict', { label: resourcesLabel('otherFile') });
  return { ...row.result, repeated: true };
}

/**
 * Takes the key within the transaction of the import. Waits for another that holds it.
 * @returns false when that other one has kept it meanwhile: `findUpload` says what it did
 */
export async function takeUpload(trx: Kysely<unknown>, upload: UploadKey, now: number): Promise<boolean> {
  const result = await sql`
    insert into import_upload (account_id, key, call, file_hash, created_at)
    values (${upload.account_id}, ${upload.key}, ${upload.call}, ${upload.file_hash}, ${new Date(now).toISOString()})
    on conflict do nothing`.execute(trx);
  return Number(result.numAffectedRows ?? 0) > 0;
}

export async function keepUpload(trx: Kysely<unknown>, upload: UploadKey, result: ImportResult): Promise<void> {
  await sql`
    update import_upload set result = ${JSON.stringify(result)}::jsonb
    where account_id = ${upload.account_id} and key = ${upload.key}`.execute(trx);
}

/** Nothing was kept, so the key may be used again. */
export async function releaseUpload(trx: Kysely<unknown>, upload: UploadKey): Promise<void> {
  await sql`delete from import_upload where account_id = ${upload.account_id} and key = ${upload.key}`.execute(trx);
}

export async function sweepUploads(db: Kysely<unknown>, now: number): Promise<void> {
  const before = new Date(now - UPLOAD_MEMORY).toISOString();
  await sql`delete from import_upload where created_at < ${before}`.execute(db);
}
