import { allResources, holdsCustom, traitsOf } from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';
import { anyOf, finds, idsOf, transaction, type Db } from '../store/index.ts';
import type { BlobStore } from './blob-store.ts';
import { fileFieldsOf } from './record-files.ts';
import { dropBlob } from './sealed/sealed-blobs.ts';
import { lockHash } from './stored-files.ts';

/** A file that is in no record is kept this long, ms, so that filling in a form may take a day. */
const UNUSED_LIFE = 24 * 3_600_000;

/**
 * Removes files that no record holds, then blobs without a file, and expired short addresses.
 * @param also SQL queries for further ids of files in use, which are in no resource
 */
export async function sweepFiles(
  db: Db,
  blobs: BlobStore | undefined,
  now: number,
  also: readonly RawBuilder<unknown>[] = [],
): Promise<void> {
  await db.deleteFrom('file_link').where('expires_at', '<', new Date(now).toISOString()).execute();
  if (!blobs) return;
  const before = new Date(now - UNUSED_LIFE).toISOString();
  const used = usedIds(also);
  // Attaching a file updates its row, so this delete checks the row again: a file that is attached meanwhile is not
  // deleted.
  const old = db.deleteFrom('stored_file').where('touched_at', '<', before);
  const rows = await (used ? old.where('id', 'not in', idsOf(used)) : old)
    .returning(['hash', 'preview_hash'])
    .execute();
  for (const hash of hashesOf(rows)) await removeUnnamed(db, blobs, hash);
  // Uses the clock of the disk, because the age of blobs is measured by it.
  for await (const hashes of blobs.olderThan(Date.now() - UNUSED_LIFE))
    for (const hash of await unnamed(db, hashes)) await removeUnnamed(db, blobs, hash);
}

/** Removes files that no record has taken, and their bytes if no other file has the same content. */
export async function dropFiles(db: Db, blobs: BlobStore | undefined, ids: string[]): Promise<void> {
  const rows = await db
    .deleteFrom('stored_file')
    .where('id', '=', anyOf(ids))
    .returning(['hash', 'preview_hash'])
    .execute();
  if (blobs) for (const hash of hashesOf(rows)) await removeUnnamed(db, blobs, hash);
}

function hashesOf(rows: readonly { hash: string; preview_hash: string | null }[]): Set<string> {
  return new Set(rows.flatMap(({ hash, preview_hash }) => (preview_hash === null ? [hash] : [hash, preview_hash])));
}

/** Returns a query for the ids of all files that records hold. */
function usedIds(also: readonly RawBuilder<unknown>[]): RawBuilder<{ id: string }> | undefined {
  const records = allResources().flatMap((resource) =>
    fileFieldsOf(resource)
      .filter(({ custom }) => !custom)
      .map((field) => {
        const path = sql.lit(traitsOf(field.kind).files === 'one' ? '$.id' : '$[*].id');
        const value = sql`jsonb_path_query(${sql.ref(field.name)}, ${path})`;
        return sql`select ${value} #>> '{}' as id from ${sql.table(resource.noun)} where ${sql.ref(field.name)} is not null`;
      }),
  );
  // Of the fields that companies have added, every one: only files are objects with an id.
  const added = allResources()
    .filter(holdsCustom)
    .filter(({ partOf }) => partOf === undefined)
    .map(
      ({ noun }) => sql`select jsonb_path_query(custom, '$.*[*].id') #>> '{}' as id from ${sql.table(noun)}
        where custom is not null`,
    );
  const parts = [...records, ...added, ...also];
  return parts.length === 0 ? undefined : sql<{ id: string }>`${sql.join(parts, sql` union all `)}`;
}

async function unnamed(db: Db, hashes: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom(sql<{ hash: string }>`unnest(${[...hashes]}::text[])`.as<'given'>(sql`given (hash)`))
    .select('given.hash')
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('stored_file as f').where(({ eb, or, ref }) =>
            or([eb('f.hash', '=', ref('given.hash')), eb('f.preview_hash', '=', ref('given.hash'))]),
          ),
        ),
      ),
    )
    .execute();
  return rows.map((row) => row.hash);
}

async function removeUnnamed(db: Db, blobs: BlobStore, hash: string): Promise<void> {
  await transaction(db, async (trx) => {
    await lockHash(trx, hash);
    const named = trx
      .selectFrom('stored_file')
      .where(({ eb, or }) => or([eb('hash', '=', hash), eb('preview_hash', '=', hash)]))
      .limit(1);
    if (!(await finds(named))) await dropBlob(trx, blobs, hash);
  });
}
