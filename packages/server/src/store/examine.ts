import { escapeIdentifier, type PoolClient } from 'pg';
import fs from 'node:fs/promises';
import path from 'node:path';
import { unbound } from './bound-client.ts';
import { connectPatiently } from './connection.ts';
import type { Database } from './database.ts';
import { findPackage } from './postgres/binaries.ts';
import { isRunning, readHolder } from './postgres/holder.ts';
import { openHome } from './postgres/home.ts';
import { codeOf, reasonOf } from './store-error.ts';

/** What can be found out about a data folder without a connection to its database. */
export interface FolderReport {
  /** The server that works on it now; null: none. */
  holder: { pid: number; address: string } | null;
  /**
   * Major version of the PostgreSQL that wrote the data (null: never started), and of the one that would be started.
   */
  version: { found: number | null; ours: number };
  /** Bytes on the disk that contains the data. */
  disk: { free: number; total: number };
  where: string;
}

/** @throws StoreError if the folder cannot be opened, or there is no PostgreSQL for this platform */
export async function examineFolder(dataDir: string): Promise<FolderReport> {
  const home = openHome(dataDir);
  const holder = readHolder(home.holder);
  const text = await fs.readFile(path.join(home.data, 'PG_VERSION'), 'utf8').catch(() => undefined);
  return {
    holder: isRunning(holder) ? { pid: holder.pid, address: holder.address } : null,
    version: { found: text === undefined ? null : Number.parseInt(text, 10), ours: findPackage().major },
    disk: await diskOf(home.folder),
    where: home.folder,
  };
}

export async function diskOf(folder: string): Promise<{ free: number; total: number }> {
  const { bavail, blocks, bsize } = await fs.statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
}

/** The result of reading everything in a database. */
export interface PagesReport {
  tables: number;
  rows: number;
  /** Whether each page carries a checksum that is verified when the page is read. */
  checksums: boolean;
  /** Number of indexes that amcheck compared with their tables; null: amcheck is not installed or not permitted. */
  indexes: number | null;
  damaged: { name: string; reason: string }[];
}

/**
 * Reads every row of every table, so that every page is read, and checks indexes if `amcheck` is available.
 * @param progress called with each table before it is read
 */
export async function examinePages(
  { pool }: Pick<Database, 'pool'>,
  progress: (table: string) => void = () => undefined,
): Promise<PagesReport> {
  const client = await connectPatiently(pool);
  unbound(client);
  try {
    await client.query(`select set_config('statement_timeout', '0', false), set_config('enable_indexscan', 'off', false),
      set_config('enable_indexonlyscan', 'off', false), set_config('enable_bitmapscan', 'off', false)`);
    const { rows: tables } = await client.query<{ schema: string; name: string }>(`
      select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'm') and n.nspname !~ '^(pg_|information_schema$)' order by 1, 2`);
    const damaged: PagesReport['damaged'] = [];
    let rows = 0;
    for (const { schema, name } of tables) {
      progress(name);
      const table = `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;
      try {
        // Converts rows to text, so that long values, which are stored outside the table, are read too.
        const read = `select count(*) as count, sum(length(t::text)) as size from only ${table} t`;
        rows += Number((await client.query<{ count: string }>(read)).rows[0]!.count);
      } catch (error) {
        damaged.push({ name, reason: reasonOf(error) });
      }
    }
    const { rows: settings } = await client.query<{ on: string }>(`select current_setting('data_checksums') as on`);
    const indexes = await examineIndexes(client, damaged);
    return { tables: tables.length, rows, checksums: settings[0]?.on === 'on', indexes, damaged };
  } finally {
    // The settings of this connection differ from those of the pool, so the connection is closed.
    client.release(true);
  }
}

async function examineIndexes(client: PoolClient, damaged: PagesReport['damaged']): Promise<number | null> {
  const { rows } = await client.query<{ there: boolean }>(
    `select exists (select 1 from pg_extension where extname = 'amcheck') as there`,
  );
  if (!rows[0]?.there) return null;
  const { rows: indexes } = await client.query<{ id: string; name: string }>(`
    select c.oid::text as id, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_am a on a.oid = c.relam join pg_index i on i.indexrelid = c.oid
    where c.relkind = 'i' and a.amname = 'btree' and i.indisvalid and n.nspname !~ '^(pg_|information_schema$)'`);
  for (const { id, name } of indexes) {
    try {
      await client.query('select bt_index_check($1::oid::regclass, true)', [id]);
    } catch (error) {
      // 42501: the role may not call it.
      if (codeOf(error) === '42501') return null;
      damaged.push({ name, reason: reasonOf(error) });
    }
  }
  return indexes.length;
}
