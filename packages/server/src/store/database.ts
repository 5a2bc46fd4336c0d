import { Kysely, PostgresDialect } from 'kysely';
import { Client, type Pool } from 'pg';
import { clientConfig, connectPatiently, openPool, PATIENCE_MS, type Target, type TimeLimits } from './connection.ts';
import { openListener, type Listener } from './listener.ts';
import { servedBy } from './postgres/beside.ts';
import { preparedIn, type AskPrepared } from './prepared.ts';
import { openEmbedded, type StoreEvent } from './postgres/supervisor.ts';
import { reasonOf, StoreError } from './store-error.ts';

interface CommonOptions {
  limits?: TimeLimits;
  /** Most connections at a time (default 10). */
  poolSize?: number;
  /** Told when the database is lost and found again. */
  report?: (event: StoreEvent) => void;
}

/**
 * A PostgreSQL of our own inside a data folder, or one that runs elsewhere, by its address. `beside`: when a
 * server holds the folder, work beside it and leave its PostgreSQL running.
 */
export type DatabaseOptions = CommonOptions & ({ dataDir: string; beside?: boolean } | { url: string });

/** An open database. */
export interface Database {
  /** Give it a room's tables by `db.withTables<{ account: AccountTable }>()`. */
  db: Kysely<unknown>;
  /** For what a query builder cannot do. Its own `connect` does not wait out a restart; `db` does. */
  pool: Pool;
  /** For what every call asks; outside of transactions. */
  prepared: AskPrepared;
  kind: 'embedded' | 'outside';
  /** For people: PostgreSQL's folder, or the address without its password. */
  where: string;
  /** The embedded database lies outside the data folder, so `where` should be printed. */
  moved: boolean;
  /** `connected`: an outside one. */
  how: 'created' | 'adopted' | 'started' | 'connected';
  /** One connection that hears what is said on channels, shared by all listeners. */
  listener: Listener;
  /** Tells a second server on the same data folder where this one is. Does nothing for an outside database. */
  announce: (address: string) => void;
  /** Ends all connections; stops an embedded PostgreSQL. */
  close: () => Promise<void>;
}

/**
 * Opens the database and makes sure that it is one we can work with (PostgreSQL 15 or newer, UTF8). Migrations are a
 * step of their own: `migrate`.
 * @throws StoreError
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if ('url' in options) return openOutside(options);
  const served = options.beside ? await servedBy(options.dataDir, options.limits?.patience ?? PATIENCE_MS) : undefined;
  if (served) {
    const rest = { kind: 'embedded', where: served.folder, moved: served.moved, how: 'adopted' } as const;
    return { ...assemble(served.access, options, () => Promise.resolve()), ...rest, announce: () => undefined };
  }
  const embedded = await openEmbedded(options);
  return {
    ...assemble(embedded.access, options, () => embedded.stop()),
    kind: 'embedded',
    where: embedded.folder,
    moved: embedded.moved,
    how: embedded.how,
    announce: embedded.announce,
  };
}

async function openOutside(options: CommonOptions & { url: string }): Promise<Database> {
  const where = maskUrl(options.url);
  const target = { connectionString: options.url };
  await checkOutside(target, where);
  const rest = { kind: 'outside', where, moved: false, how: 'connected', announce: () => undefined } as const;
  return { ...assemble(target, options, () => Promise.resolve()), ...rest };
}

function assemble(
  target: Target,
  options: CommonOptions,
  stop: () => Promise<void>,
): Pick<Database, 'db' | 'pool' | 'prepared' | 'listener' | 'close'> {
  const pool = openPool(target, options.limits, options.poolSize);
  const listener = openListener(() => new Client(clientConfig(target, 'gongdi listener')));
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({
      pool: { connect: () => connectPatiently(pool, options.limits?.patience), end: () => pool.end() },
    }),
  });
  let closing: Promise<void> | undefined;
  const end = async (): Promise<void> => {
    await listener.close();
    await db.destroy();
    if (!pool.ended) await pool.end();
    await stop();
  };
  return {
    db,
    pool,
    prepared: preparedIn(db, pool, options.limits?.patience),
    listener,
    close: () => (closing ??= end()),
  };
}

/** Oldest PostgreSQL whose SQL we speak. */
const OLDEST = 15;

async function checkOutside(target: Target, where: string): Promise<void> {
  let found: { version: string; encoding: string };
  try {
    const client = new Client(clientConfig(target, 'gongdi'));
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query<typeof found>(
        `select current_setting('server_version') as version, current_setting('server_encoding') as encoding`,
      );
      found = rows[0]!;
    } finally {
      await client.end().catch(() => undefined);
    }
  } catch (error) {
    throw StoreError.of('database_unreachable', { where, reason: reasonOf(error) }, error);
  }
  if (Number.parseInt(found.version, 10) < OLDEST)
    throw StoreError.of('database_too_old', { where, found: found.version });
  if (found.encoding !== 'UTF8') throw StoreError.of('database_encoding', { where, found: found.encoding });
}

/** A database address without its password and parameters, fit for a log. */
export function maskUrl(url: string): string {
  try {
    const { protocol, username, host, pathname } = new URL(url);
    return `${protocol}//${username ? `${username}@` : ''}${host}${pathname}`;
  } catch {
    return 'DATABASE_URL';
  }
}
