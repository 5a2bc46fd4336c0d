import { sql, type RawBuilder } from 'kysely';
import { allResources, permission, wholeName, type StoredFile } from '@gongdi/domain';
import { callerAs, closedAt, sessionAlive } from '../accounts/index.ts';
import type { ReadSetting } from '../settings/index.ts';
import { anyOf, newId, sendAhead, type Db } from '../store/index.ts';
import type { Reader } from './signature.ts';

/** The details of a stored file. */
export type FileRow = Omit<StoredFile, 'url'> & { hash: string };

export interface NewFile {
  name: string;
  type: string;
  size: number;
  hash: string;
  folder: string;
  org_id: string;
  account_id: string;
  now: number;
}

/**
 * Takes a lock until the end of the transaction. Code that stores or removes the blob of a hash must take it, so that a
 * sweep does not remove a blob that another upload has just found to exist.
 */
export async function lockHash(trx: Db, hash: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`blob:${hash}`}, 0))`.execute(trx);
}

/** @returns the id */
export async function addFile(trx: Db, file: NewFile): Promise<string> {
  const id = newId(file.now);
  const at = new Date(file.now).toISOString();
  const kept = trx.insertInto('stored_file').values({
    id,
    org_id: file.org_id,
    name: file.name,
    size: file.size,
    type: file.type,
    hash: file.hash,
    folder: file.folder,
    created_at: at,
    created_by: file.account_id,
    touched_at: at,
  });
  await sendAhead(trx, kept);
  return id;
}

/** Returns the bytes that an account has uploaded since a moment (epoch ms). */
export async function uploadedSince(db: Db, account_id: string, moment: number): Promise<number> {
  const { bytes } = await db
    .selectFrom('stored_file')
    .select(({ fn }) => fn.sum<string | null>('size').as('bytes'))
    .where('created_by', '=', account_id)
    .where('created_at', '>=', new Date(moment).toISOString())
    .executeTakeFirstOrThrow();
  return Number(bytes);
}

/**
 * Access to files apart from records: their sender, and callers who see the sender's organisation, except to personal
 * files.
 */
export interface FileAccess {
  account_id: string;
  scope: { read: readonly string[] };
}

/** Returns those of some files that the access allows, by id. `also`: ids that are already allowed. */
export async function findFiles(
  db: Db,
  ids: readonly string[],
  access: FileAccess,
  also: readonly string[] = [],
): Promise<Map<string, FileRow>> {
  if (ids.length === 0) return new Map();
  const roots = sql<{ path: string }>`unnest(${[...access.scope.read]}::text[])`.as<'root'>(sql`root (path)`);
  const rows = await db
    .selectFrom('stored_file')
    .select(['id', 'name', 'size', 'type', 'hash'])
    .where('id', '=', anyOf(ids))
    .where(({ and, eb, or, selectFrom }) =>
      or([
        eb('id', '=', anyOf(also)),
        eb('created_by', '=', access.account_id),
        and([
          eb('personal_of', 'is', null),
          eb(
            'org_id',
            'in',
            selectFrom(['organisation as o', roots])
              .select('o.id')
              .where(({ fn }) => fn<boolean>('starts_with', ['o.path', 'root.path'])),
          ),
        ]),
      ]),
    )
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns who uploaded a file and when; the name is null when the account no longer exists. */
export async function uploadOf(db: Db, id: string): Promise<{ uploaded_at: string; uploaded_by: string | null }> {
  const row = await db
    .selectFrom('stored_file as f')
    .leftJoin('account as a', 'a.id', 'f.created_by')
    .select(['f.created_at', 'a.nickname'])
    .where('f.id', '=', id)
    .executeTakeFirstOrThrow();
  return { uploaded_at: new Date(row.created_at).toISOString(), uploaded_by: row.nickname };
}

/**
 * SQL condition: the account `a` in the organisation `o` is enabled, and the session that the address was made for is
 * still valid.
 */
export function readerIn({ session }: Omit<Reader, 'id'>, now: number, setting: ReadSetting): RawBuilder<boolean> {
  const lives = session
    ? sql`exists (select 1 from login_session s where s.id = ${session.id} and s.account_id = a.id
        and ${sessionAlive(now, setting)})`
    : sql`true`;
  return sql<boolean>`(not a.disabled and not ${closedAt(sql.ref('o.path'))} and ${lives})`;
}

/**
 * Returns a file for a reader whose signature was checked; undefined when the file is deleted, or the reader's access
 * has ended. A personal file is for its sender, and for whoever may see the personal data of its record now.
 */
export async function fileFor(
  db: Db,
  id: string,
  reader: Reader,
  now: number,
  setting: ReadSetting,
): Promise<FileRow | undefined> {
  const found = await db
    .selectFrom('stored_file as f')
    .innerJoin('account as a', (join) => join.on('a.id', '=', reader.id))
    .innerJoin('organisation as o', 'o.id', 'a.org_id')
    .select(['f.id', 'f.name', 'f.size', 'f.type', 'f.hash', 'f.personal_of', 'f.created_by'])
    .where('f.id', '=', id)
    .where(readerIn(reader, now, setting))
    .executeTakeFirst();
  if (!found) return undefined;
  const { personal_of, created_by, ...row } = found;
  if (personal_of === null || created_by === reader.id) return row;
  return (await seesPersonal(db, reader, personal_of, now)) ? row : undefined;
}

/** Whether a reader may see the personal data of one of some resources, or of a part of one. */
async function seesPersonal(db: Db, { id }: Reader, wholes: readonly string[], now: number): Promise<boolean> {
  const permissions = (await callerAs(db, id, now))?.caller.permissions;
  return permissions !== undefined && mayOpen(permissions, wholes);
}

const mayOpen = (permissions: ReadonlySet<string>, wholes: readonly string[]): boolean =>
  allResources().some(
    (resource) => wholes.includes(wholeName(resource)) && permissions.has(permission(resource.name, 'personal')),
  );

/** Returns those of some files that are personal and that a caller may not open (`fileFor`). */
export async function closedFiles(
  db: Db,
  ids: readonly string[],
  { id, permissions }: { id: string; permissions: ReadonlySet<string> },
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('stored_file')
    .select(['id', 'personal_of'])
    .where('id', '=', anyOf([...ids]))
    .where('personal_of', 'is not', null)
    .where('created_by', 'is distinct from', id)
    .execute();
  return new Set(rows.filter(({ personal_of }) => !mayOpen(permissions, personal_of!)).map((row) => row.id));
}

/**
 * Marks files as used when a record takes them. A sweep at the same time finds them recent, or has already removed
 * them. @returns the number of files found
 */
export async function touchFiles(trx: Db, ids: readonly string[], now: number): Promise<number> {
  const at = new Date(now).toISOString();
  const result = await trx
    .updateTable('stored_file')
    .set({ touched_at: at })
    .where('id', '=', anyOf(ids))
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/**
 * Gives up files that a record no longer may keep: the next sweep, within the hour, removes them, their bytes and their
 * keys, unless another record has them.
 */
export async function releaseFiles(trx: Db, ids: readonly string[]): Promise<void> {
  await trx
    .updateTable('stored_file')
    .set({ touched_at: new Date(0).toISOString() })
    .where('id', '=', anyOf([...ids]))
    .execute();
}
