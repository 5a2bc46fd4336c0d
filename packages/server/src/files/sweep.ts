import { allResources } from '@gongdi/domain';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { transaction } from '../store/index.ts';
import type { BlobStore } from './blob-store.ts';
import { fileFieldsOf } from './record-files.ts';
import { lockHash } from './stored-files.ts';

/** A file that is in no record is kept this long, so that whoever fills in a form may take a day, ms. */
export const UNUSED_LIFE = 24 * 3_600_000;

/**
 * Removes files that no record holds, then bytes that no file stands for, and short addresses that have run out.
 * @param also SQL that gives further ids of files in use, which no resource knows of
 */
export async function sweepFiles(
  db: Kysely<unknown>,
  blobs: BlobStore | undefined,
  now: number,
  also: readonly RawBuilder<unknown>[] = [],
): Promise<void> {
  await sql`delete from file_link where expires_at < ${new Date(now).toISOString()}`.execute(db);
  if (!blobs) return;
  const before = new Date(now - UNUSED_LIFE).toISOString();
  const used = usedIds(also);
  // Attaching a file touches its row, which makes this delete look at the row again: what is taken meanwhile stays.
  const { rows } = await sql<{ hash: string }>`delete from stored_file
    where touched_at < ${before} ${used ? sql`and id not in (${used})` : sql``} returning hash`.execute(db);
  for (const hash of new Set(rows.map((row) => row.hash))) await removeUnnamed(db, blobs, hash);
  // By the disk's own clock, since the age of its files is told by it.
  for await (const hashes of blobs.olderThan(Date.now() - UNUSED_LIFE))
    for (const hash of await unnamed(db, hashes)) await removeUnnamed(db, blobs, hash);
}

/** Removes files that nobody has taken, with their bytes where no other file has the same. */
export async function dropFiles(db: Kysely<unknown>, blobs: BlobStore | undefined, ids: string[]): Promise<void> {
  const { rows } = await sql<{ hash: string }>`delete from stored_file where id = any(${ids})
    returning hash`.execute(db);
  if (blobs) for (const hash of new Set(rows.map((row) => row.hash))) await removeUnnamed(db, blobs, hash);
}

/** Ids of all files that records hold. */
function usedIds(also: readonly RawBuilder<unknown>[]): RawBuilder<unknown> | undefined {
  const records = allResources().flatMap((resource) =>
    fileFieldsOf(resource).map((field) => {
      const path = sql.lit(field.kind === 'file' ? '$.id' : '$[*].id');
      const value = sql`jsonb_path_query(${sql.ref(field.name)}, ${path})`;
      return sql`select ${value} #>> '{}' as id from ${sql.table(resource.noun)} where ${sql.ref(field.name)} is not null`;
    }),
  );
  const parts = [...records, ...also];
  return parts.length === 0 ? undefined : sql`${sql.join(parts, sql` union all `)}`;
}

async function unnamed(db: Kysely<unknown>, hashes: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`select hash from unnest(${[...hashes]}::text[]) as given (hash)
    where not exists (select 1 from stored_file f where f.hash = given.hash)`.execute(db);
  return rows.map((row) => row.hash);
}

async function removeUnnamed(db: Kysely<unknown>, blobs: BlobStore, hash: string): Promise<void> {
  await transaction(db, async (trx) => {
    await lockHash(trx, hash);
    const { rows } = await sql`select 1 from stored_file where hash = ${hash} limit 1`.execute(trx);
    if (rows.length === 0) await blobs.remove(hash);
  });
}
