import { Kysely } from 'kysely';
import { Client, type Pool } from 'pg';
import path from 'node:path';
import { clientConfig, connectPatiently, openPool, PATIENCE_MS, type Target, type TimeLimits } from './connection.ts';
import { openListener, type Listener } from './listener.ts';
import { servedBy } from './postgres/beside.ts';
import { preparedIn, type AskPrepared } from './prepared.ts';
import { openEmbedded, type StoreEvent } from './postgres/supervisor.ts';
import { reasonOf, StoreError } from './store-error.ts';
import type { Db, Tables } from './tables.ts';
import { TransactionDialect } from './transaction-driver.ts';
import { fileKeys, KEY_FILE, NO_KEYS, useKeys, type Keyring } from './vault/keyring.ts';

interface CommonOptions {
  limits?: TimeLimits;
  /** Most connections at the same time (default 10). */
  poolSize?: number;
  /** Called when the database connection is lost and when it is restored. */
  report?: (event: StoreEvent) => void;
  /** Keys of the personal data; absent: those in the data folder, and none for an external database. */
  keys?: Keyring;
}

/**
 * An embedded PostgreSQL inside a data folder, or an external one by its address. `beside`: if a server holds the
 * folder, work beside that server and leave its PostgreSQL running.
 */
export type DatabaseOptions = CommonOptions & ({ dataDir: string; beside?: boolean } | { url: string });

/** An open database. */
export interface Database {
  db: Db;
  /** For what the query builder cannot do. Its own `connect` does not wait for a restart; `db` does. */
  pool: Pool;
  /** For statements that every call needs; outside transactions. */
  prepared: AskPrepared;
  kind: 'embedded' | 'outside';
  /** The keys of its personal data. */
  keys: Keyring;
  /** For people: the folder of PostgreSQL, or the address without its password. */
  where: string;
  /** True if the embedded database is outside the data folder, so `where` should be printed. */
  moved: boolean;
  /** `connected`: an external database. */
  how: 'created' | 'adopted' | 'started' | 'connected';
  /** One connection that receives the notifications on channels, shared by all listeners. */
  listener: Listener;
  /**
   * Writes the address of this server for a second server on the same data folder. No effect for an external database.
   */
  announce: (address: string) => void;
  /** Closes all connections and stops an embedded PostgreSQL. */
  close: () => Promise<void>;
}

/**
 * Opens the database and checks that the server can use it (PostgreSQL 15 or newer, UTF8). Migrations are a separate
 * step: `migrate`.
 * @throws StoreError
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if ('url' in options) return openOutside(options);
  const keys = options.keys ?? fileKeys(path.join(options.dataDir, KEY_FILE));
  const served = options.beside ? await servedBy(options.dataDir, options.limits?.patience ?? PATIENCE_MS) : undefined;
  if (served) {
    const rest = { kind: 'embedded', where: served.folder, moved: served.moved, how: 'adopted' } as const;
    return {
      ...assemble(served.access, { ...options, keys }, () => Promise.resolve()),
      ...rest,
      announce: () => undefined,
    };
  }
  const embedded = await openEmbedded(options);
  return {
    ...assemble(embedded.access, { ...options, keys }, () => embedded.stop()),
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
): Pick<Database, 'db' | 'pool' | 'prepared' | 'listener' | 'keys' | 'close'> {
  const pool = openPool(target, options.limits, options.poolSize);
  const listener = openListener(() => new Client(clientConfig(target, 'gongdi listener')));
  const db = new Kysely<Tables>({
    dialect: new TransactionDialect({
      connect: () => connectPatiently(pool, options.limits?.patience),
      end: () => pool.end(),
    }),
  });
  const { keys = NO_KEYS } = options;
  useKeys(db, keys);
  let closing: Promise<void> | undefined;
  const end = async (): Promise<void> => {
    await listener.close();
    await db.destroy();
    if (!pool.ended) await pool.end();
    await stop();
  };
  return {
    db,
    keys,
    pool,
    prepared: preparedIn(db, pool, options.limits?.patience),
    listener,
    close: () => (closing ??= end()),
  };
}

/** The oldest supported major version of PostgreSQL. */
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
