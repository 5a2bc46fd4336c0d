import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { escapeIdentifier, type ClientBase, type PoolClient } from 'pg';
import { unbound } from '../bound-client.ts';
import { connectPatiently } from '../connection.ts';
import type { Database } from '../database.ts';
import { appliedMigrations } from '../migrations/migrate.ts';
import {
  backupHash,
  FORMAT,
  FORMAT_VERSION,
  type BackupEnd,
  type BackupFile,
  type BackupFiles,
  type BackupHead,
  type BackupSummary,
  type BackupTable,
} from './format.ts';
import { describeTables } from './tables.ts';
import { StoreError } from '../store-error.ts';

export interface BackupOptions {
  /** Version of this program, written into the backup. */
  program: string;
  /** The uploaded files, if the backup is to contain them. */
  files?: BackupFiles;
  /** Called after every batch with the current table and the rows so far; without a table: the files so far. */
  progress?: (table: string | undefined, count: number) => void;
  signal?: AbortSignal;
}

/** Rows that are fetched in one batch. */
const BATCH = 500;

/**
 * Writes all tables, as they are at one moment, as lines of text (`format.ts`) while other connections continue to
 * work. The stream is not ended.
 * @throws StoreError `backup_empty` if the database was never used; the signal's reason if it aborts
 */
export async function writeBackup(
  database: Pick<Database, 'pool' | 'where'>,
  out: Writable,
  options: BackupOptions,
): Promise<BackupSummary> {
  const client = await connectPatiently(database.pool);
  unbound(client);
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
    const summary = await dump(client, out, database.where, options);
    await client.query('commit');
    return summary;
  } finally {
    await leave(client);
  }
}

/** Ends the transaction before the connection goes back to the pool, because a cursor may still be open. */
async function leave(client: PoolClient): Promise<void> {
  const failed = await client.query('rollback').then(
    () => undefined,
    (error: Error) => error,
  );
  client.release(failed);
}

async function dump(
  client: ClientBase,
  out: Writable,
  where: string,
  { program, files, progress, signal }: BackupOptions,
): Promise<BackupSummary> {
  const hash = backupHash();
  const write = async (lines: string): Promise<void> => {
    signal?.throwIfAborted();
    hash.update(lines);
    if (!out.write(lines)) await once(out, 'drain', { signal });
  };
  const line = (value: BackupHead | BackupTable | BackupFile): Promise<void> => write(`${JSON.stringify(value)}\n`);

  const migrations = await appliedMigrations(client);
  if (migrations.length === 0) throw StoreError.of('backup_empty', { where });
  const taken_at = new Date().toISOString();
  const keys = await keysIn(client);
  await line({ format: FORMAT, version: FORMAT_VERSION, program, taken_at, migrations, keys });
  const tables = await describeTables(client);
  let rows = 0;
  for (const table of tables) {
    await line(table);
    for await (const batch of rowsIn(client, table)) {
      await write(batch.join(''));
      rows += batch.length;
      progress?.(table.table, rows);
    }
  }
  let kept = 0;
  let lost_files = 0;
  for (const name of (await files?.names(client)) ?? []) {
    const found = await files!.open(name);
    if (!found) {
      lost_files += 1;
      continue;
    }
    await line({ file: name, size: found.size });
    const whole = backupHash();
    for await (const portion of found.bytes) {
      whole.update(portion);
      await write(`"${Buffer.from(portion).toString('base64')}"\n`);
    }
    // The file is stored with the content that was found; a restore finds the same mismatch.
    if (whole.digest('hex') !== name) lost_files += 1;
    kept += 1;
    progress?.(undefined, kept);
  }
  const end: BackupEnd = { end: true, tables: tables.length, rows, files: kept, sha256: hash.digest('hex') };
  if (!out.write(`${JSON.stringify(end)}\n`)) await once(out, 'drain', { signal });
  return { tables: tables.length, rows, files: kept, lost_files, keys, schema: migrations.at(-1)!.name, taken_at };
}

/** The ids of the keys that a database needs; none before the migration that begins to encrypt. */
async function keysIn(client: ClientBase): Promise<string[]> {
  const there = await client.query<{ there: boolean }>(`select to_regclass('personal_key') is not null as there`);
  if (!there.rows[0]!.there) return [];
  const { rows } = await client.query<{ id: string }>('select id from personal_key order by id');
  return rows.map(({ id }) => id);
}

async function* rowsIn(client: ClientBase, { table, columns }: BackupTable): AsyncGenerator<string[]> {
  const values = columns.map(({ name }) => `${escapeIdentifier(name)}::text`).join(', ');
  await client.query(
    `declare backup no scroll cursor for select json_build_array(${values})::text as line from ${escapeIdentifier(table)}`,
  );
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${BATCH} from backup`);
    if (rows.length === 0) break;
    // PostgreSQL escapes line ends inside texts, so each row is one line.
    yield rows.map((row) => `${row.line}\n`);
  }
  await client.query('close backup');
}
