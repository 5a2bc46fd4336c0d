import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { StoredFile } from '@gongdi/domain';
import { closedAt, sessionAlive } from '../accounts/index.ts';
import type { ReadSetting } from '../settings/index.ts';
import { newId } from '../store/index.ts';
import type { Reader } from './signature.ts';

/** What is known of a stored file. */
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
 * Taken by whoever stores or removes the blob of a hash, until the end of the transaction: a sweep does not remove what
 * another upload has just found to be there.
 */
export async function lockHash(trx: Kysely<unknown>, hash: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`blob:${hash}`}, 0))`.execute(trx);
}

/** @returns the id */
export async function addFile(trx: Kysely<unknown>, file: NewFile): Promise<string> {
  const id = newId(file.now);
  const at = new Date(file.now).toISOString();
  await sql`insert into stored_file (id, org_id, name, size, type, hash, folder, created_at, created_by, touched_at)
    values (${id}, ${file.org_id}, ${file.name}, ${file.size}, ${file.type}, ${file.hash}, ${file.folder}, ${at},
      ${file.account_id}, ${at})`.execute(trx);
  return id;
}

/** Bytes that an account has uploaded since a moment (epoch ms). */
export async function uploadedSince(db: Kysely<unknown>, account_id: string, moment: number): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`select coalesce(sum(size), 0)::text as bytes from stored_file
    where created_by = ${account_id} and created_at >= ${new Date(moment).toISOString()}`.execute(db);
  return Number(rows[0]!.bytes);
}

/** Who may have a file besides those to whom a record shows it: its sender, and whoever sees the sender's organisation. */
export interface FileAccess {
  account_id: string;
  scope: { read: readonly string[] };
}

/** Those of some files that the access lets through, by id. `also`: ids that it has already. */
export async function findFiles(
  db: Kysely<unknown>,
  ids: readonly string[],
  access: FileAccess,
  also: readonly string[] = [],
): Promise<Map<string, FileRow>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<FileRow & { size: string }>`
    select id, name, size::text as size, type, hash from stored_file
    where id = any(${[...ids]}) and (id = any(${[...also]}) or created_by = ${access.account_id} or org_id in (
      select o.id from organisation o, unnest(${[...access.scope.read]}::text[]) as root (path)
      where starts_with(o.path, root.path)))`.execute(db);
  return new Map(rows.map((row) => [row.id, { ...row, size: Number(row.size) }]));
}

/** SQL condition: the account `a` in the organisation `o` may come in, by the session that something was made for. */
export function readerIn({ session }: Omit<Reader, 'id'>, now: number, setting: ReadSetting): RawBuilder<boolean> {
  const lives = session
    ? sql`exists (select 1 from login_session s where s.id = ${session.id} and s.account_id = a.id
        and ${sessionAlive(now, setting)})`
    : sql`true`;
  return sql<boolean>`(not a.disabled and not ${closedAt(sql.ref('o.path'))} and ${lives})`;
}

/** A file for a reader who has proved to be meant; undefined when it is gone, or nobody would let that reader in. */
export async function fileFor(
  db: Kysely<unknown>,
  id: string,
  reader: Reader,
  now: number,
  setting: ReadSetting,
): Promise<FileRow | undefined> {
  const { rows } = await sql<FileRow & { size: string }>`
    select f.id, f.name, f.size::text as size, f.type, f.hash
    from stored_file f, account a join organisation o on o.id = a.org_id
    where f.id = ${id} and a.id = ${reader.id} and ${readerIn(reader, now, setting)}`.execute(db);
  return rows[0] && { ...rows[0], size: Number(rows[0].size) };
}

/** Files that a record takes: a sweep that runs meanwhile finds them young, or has taken them already. */
export async function touchFiles(trx: Kysely<unknown>, ids: readonly string[], now: number): Promise<number> {
  const at = new Date(now).toISOString();
  const result = await sql`update stored_file set touched_at = ${at} where id = any(${[...ids]})`.execute(trx);
  return Number(result.numAffectedRows ?? 0);
}
