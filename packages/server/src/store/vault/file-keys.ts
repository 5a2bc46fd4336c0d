import { createHmac, randomBytes } from 'node:crypto';
import type { Db } from '../tables.ts';
import { FILE_KEYS } from './columns.ts';
import { opened, sealedFor } from './columns-of.ts';
import { SECRET_BYTES } from './key.ts';
import { keysOf } from './keyring.ts';

/** The key of one stored content. */
export interface FileKey {
  key: Buffer;
  /** Size of the content before it was encrypted. */
  size: number;
}

/** Returns a key that has encrypted nothing yet. */
export const newFileKey = (): Buffer => randomBytes(SECRET_BYTES);

/**
 * Returns a mark by which the same content is recognised. Nobody can tell without the key of the installation whether a
 * content that he has is stored here.
 */
export function contentMark(db: Db, bytes: Uint8Array): string {
  return createHmac('sha256', keysOf(db).current().index).update('file\0').update(bytes).digest('base64url');
}

/** Returns the names of contents with a mark. */
export async function markedFiles(db: Db, mark: string): Promise<string[]> {
  const rows = await db.selectFrom(FILE_KEYS).select('id').where('mark', '=', mark).limit(5).execute();
  return rows.map(({ id }) => id);
}

/** Keeps the key of a content. @param id name of the encrypted content in the store */
export async function addFileKey(
  trx: Db,
  id: string,
  { key, size, mark }: FileKey & { mark: string | null },
): Promise<void> {
  const { data_key } = sealedFor(trx, FILE_KEYS, id, { data_key: key.toString('base64') });
  await trx.insertInto(FILE_KEYS).values({ id, data_key, size, mark }).execute();
}

/**
 * Returns the key of a content; undefined: it is stored as it is, by an earlier version.
 * @throws StoreError `personal_damaged`, `personal_keys_missing`
 */
export async function fileKeyOf(db: Db, id: string): Promise<FileKey | undefined> {
  const row = await db.selectFrom(FILE_KEYS).select(['id', 'data_key', 'size']).where('id', '=', id).executeTakeFirst();
  return row && { key: Buffer.from(opened(db, FILE_KEYS, row).data_key, 'base64'), size: row.size };
}

/** Forgets the key of a content: it can never be read again, wherever a copy of it is. */
export async function removeFileKey(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom(FILE_KEYS).where('id', '=', id).execute();
}
