import { anyOf, isDone, markDone, transaction, type Db } from '../../store/index.ts';
import type { BlobStore } from '../blob-store.ts';
import { lockHash } from '../stored-files.ts';
import { keepBlob } from './sealed-blobs.ts';

/** All files that earlier versions have stored are encrypted; since then only encrypted ones come. */
const STEP = 'files';
/** Names that are read at once. */
const BATCH = 100;

/**
 * Encrypts the files that earlier versions have stored as they are, one after the other, while the server runs. It can be
 * interrupted at any time. The old bytes are left to the sweep, which removes what no file names.
 * @returns the number of contents that were encrypted
 */
export async function sealOlderFiles(db: Db, blobs: BlobStore | undefined): Promise<number> {
  if (!blobs || (await isDone(db, STEP))) return 0;
  let done = 0;
  for (let after = ''; ;) {
    const rows = await db
      .selectFrom('stored_file as f')
      .select('f.hash')
      .distinct()
      .where('f.hash', '>', after)
      .where(({ exists, not, selectFrom }) =>
        not(exists(selectFrom('content_key as k').whereRef('k.id', '=', 'f.hash'))),
      )
      .orderBy('f.hash')
      .limit(BATCH)
      .execute();
    for (const { hash } of rows) if (await sealOne(db, blobs, hash)) done += 1;
    if (rows.length < BATCH) break;
    after = rows.at(-1)!.hash;
  }
  await markDone(db, STEP);
  return done;
}

/** @returns whether there was such a content; a lost one stays lost, and `gongdi doctor` names it */
async function sealOne(db: Db, blobs: BlobStore, old: string): Promise<boolean> {
  const content = await blobs.open(old);
  if (!content) return false;
  const parts: Uint8Array[] = [];
  for await (const part of content.bytes) parts.push(part);
  await transaction(db, async (trx) => {
    await lockHash(trx, old);
    const rows = await trx.selectFrom('stored_file').select('id').where('hash', '=', old).execute();
    if (rows.length === 0) return;
    const hash = await keepBlob(trx, blobs, Buffer.concat(parts));
    await trx
      .updateTable('stored_file')
      // What is shown in its place is made again when somebody looks.
      .set({ hash, preview_hash: null })
      .where('id', '=', anyOf(rows.map(({ id }) => id)))
      .execute();
  });
  return true;
}
