import type pg from 'pg';
import { unbound } from '../bound-client.ts';
import { connectPatiently } from '../connection.ts';
import type { Database } from '../database.ts';
import { reasonOf, StoreError } from '../store-error.ts';
import { readMigrations, type Migration } from './files.ts';

/** Number of the advisory lock under which a schema is changed ("migrate" in ASCII). */
const MIGRATION_LOCK = '30799276829013093';

interface Applied {
  number: number;
  name: string;
  checksum: string;
}

/**
 * Migrations that share a transaction on a database without content. Each table, index and type that a transaction
 * makes holds a place in the table of locks, whose size is fixed (6,400 places as PostgreSQL is delivered); half of the
 * schema at once leaves no room for anyone else.
 */
const TOGETHER = 25;

/**
 * Brings the schema up to date: where there is content, all pending migrations in one transaction or none, so that the
 * program before this one still runs after a failure. Servers that start together wait for one another.
 * @returns the names of the migrations that were applied now
 * @throws StoreError `migration_newer`, `migration_changed`, `migration_failed`, `migration_files`
 */
export async function migrate(
  database: Pick<Database, 'pool' | 'where'>,
  migrations: readonly Migration[] = readMigrations(),
): Promise<string[]> {
  const client = await connectPatiently(database.pool);
  unbound(client);
  const names: string[] = [];
  try {
    for (let left = true; left;) {
      const step = await withinLock(client, async () => {
        const pending = pendingOf(migrations, await readApplied(client), database.where);
        const now = (await hasContent(client)) ? pending : pending.slice(0, TOGETHER);
        await applyMigrations(client, now);
        return { now, left: now.length < pending.length };
      });
      names.push(...step.now.map((migration) => migration.name));
      ({ left } = step);
    }
    return names;
  } finally {
    client.release();
  }
}

/** Does something in a transaction while no other server migrates. */
async function withinLock<T>(client: pg.ClientBase, work: () => Promise<T>): Promise<T> {
  try {
    await client.query('begin');
    // A long one may take its time, and so may the server that is before us.
    await client.query('set local statement_timeout = 0; set local lock_timeout = 0');
    await client.query('set local idle_in_transaction_session_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** Whether a first start has filled the database. */
async function hasContent(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(`select to_regclass('organisation') is not null as there`);
  if (!rows[0]?.there) return false;
  return (await client.query('select 1 from organisation limit 1')).rowCount === 1;
}

async function readApplied(client: pg.ClientBase): Promise<Applied[]> {
  // Looked for first: the role of a running installation need not have the right to create tables.
  if (!(await hasMigrationTable(client)))
    await client.query(`create table schema_migration (
      number integer primary key,
      name text not null,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`);
  return appliedMigrations(client);
}

/** Empty for a database that has never been migrated. */
export async function appliedMigrations(client: pg.ClientBase): Promise<Applied[]> {
  if (!(await hasMigrationTable(client))) return [];
  const { rows } = await client.query<Applied>('select number, name, checksum from schema_migration order by number');
  return rows;
}

async function hasMigrationTable(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('schema_migration') is not null as there`,
  );
  return rows[0]?.there === true;
}

/** Compares what the database has with what we have; a pure function of both. */
export function pendingOf(migrations: readonly Migration[], applied: readonly Applied[], where: string): Migration[] {
  const newest = migrations.at(-1);
  for (const done of applied) {
    const ours = migrations[done.number - 1];
    if (!ours) throw StoreError.of('migration_newer', { where, found: done.name, newest: newest?.name ?? '–' });
    if (ours.checksum !== done.checksum) throw StoreError.of('migration_changed', { name: ours.name });
  }
  return migrations.slice(applied.length);
}

/** Applies some migrations inside the caller's transaction, and notes them. @throws StoreError `migration_failed` */
export async function applyMigrations(client: pg.ClientBase, migrations: readonly Migration[]): Promise<void> {
  await readApplied(client);
  for (const migration of migrations) await apply(client, migration);
}

/**
 * What has been applied to a database and what has not, by name; changes nothing.
 * @throws StoreError `migration_newer`, `migration_changed`, `migration_files`
 */
export async function migrationStatus(
  database: Pick<Database, 'pool' | 'where'>,
  migrations: readonly Migration[] = readMigrations(),
): Promise<{ applied: string[]; pending: string[] }> {
  const client = await connectPatiently(database.pool);
  try {
    const applied = await appliedMigrations(client);
    const pending = pendingOf(migrations, applied, database.where);
    return { applied: applied.map(({ name }) => name), pending: pending.map(({ name }) => name) };
  } finally {
    client.release();
  }
}

async function apply(client: pg.ClientBase, migration: Migration): Promise<void> {
  try {
    await client.query(migration.sql);
    await client.query('insert into schema_migration (number, name, checksum) values ($1, $2, $3)', [
      migration.number,
      migration.name,
      migration.checksum,
    ]);
  } catch (error) {
    throw StoreError.of('migration_failed', { name: migration.name, reason: reasonOf(error) }, error);
  }
}
