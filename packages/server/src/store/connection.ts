import { setTimeout as sleep } from 'node:timers/promises';
import { Pool, type ClientBase, type ClientConfig, type PoolClient, type PoolConfig } from 'pg';
import { BoundClient } from './bound-client.ts';
import { codeOf, reasonOf } from './store-error.ts';
import { valueTypes } from './value-types.ts';

/** Time limits of every session, milliseconds. */
export interface TimeLimits {
  /** One statement (default 30 s). */
  statement?: number;
  /** One statement, if PostgreSQL does not answer and so cannot end it itself (default 5 s more than `statement`). */
  answer?: number;
  /** One attempt to connect (default 10 s), and all attempts together (default 15 s). */
  connect?: number;
  patience?: number;
  /** Waiting for a lock (default 10 s). */
  lock?: number;
  /** An open transaction in which nothing happens (default 60 s). */
  idleTransaction?: number;
}

/** Where to connect: the parts of the embedded server's address, or an address. */
export type Target =
  | { connectionString: string }
  | { host: string; port: number; user: string; password: string; database: string };

const CONNECT_MS = 10_000;
const STATEMENT_MS = 30_000;
/** The client waits for an answer so much longer than `statement_timeout`. */
const GRACE_MS = 5_000;
const POOL_SIZE = 10;

export function clientConfig(target: Target, name: string): ClientConfig {
  return { ...target, application_name: name, connectionTimeoutMillis: CONNECT_MS, keepAlive: true, types: valueTypes };
}

/**
 * A pool whose sessions all use UTC, ISO dates and these time limits, whatever the defaults of the server are. The
 * settings are made by statements, because poolers such as PgBouncer refuse unknown start parameters.
 * @param target read again for each connection, because a restarted embedded server may have a new address
 */
export function openPool(target: Target, limits: TimeLimits = {}, size: number = POOL_SIZE): Pool {
  const settings: Record<string, string | number> = {
    statement_timeout: limits.statement ?? STATEMENT_MS,
    lock_timeout: limits.lock ?? 10_000,
    idle_in_transaction_session_timeout: limits.idleTransaction ?? 60_000,
    timezone: 'UTC',
    datestyle: 'ISO, YMD',
    intervalstyle: 'iso_8601',
  };
  const columns = Object.keys(settings).map((name, index) => `set_config('${name}', $${index + 1}, false)`);
  const answerWithin = limits.answer ?? (limits.statement ?? STATEMENT_MS) + GRACE_MS;
  const config: PoolConfig & { onConnect: (client: ClientBase) => Promise<void> } = {
    ...clientConfig(target, 'gongdi'),
    connectionTimeoutMillis: limits.connect ?? CONNECT_MS,
    Client: BoundClient,
    max: size,
    idleTimeoutMillis: 60_000,
    onConnect: async (client) => {
      await client.query(`select ${columns.join(', ')}`, Object.values(settings).map(String));
    },
  };
  const pool = new Pool(config);
  // A broken idle connection is replaced at the next request; without a listener its error would end the process.
  pool.on('error', () => undefined);
  pool.on('acquire', (client) => void ((client as unknown as BoundClient).answerWithin = answerWithin));
  // The pool listens to idle connections only. An error of a connection in use, between two statements, would also end
  // the process. Its user gets the error from the next statement.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}

/** How long a request waits for a database that restarts. */
export const PATIENCE_MS = 15_000;

/** Returns a connection from the pool and waits during a restart. Nothing has been sent yet, so a retry is safe. */
export async function connectPatiently(pool: Pool, patience: number = PATIENCE_MS): Promise<PoolClient> {
  for (const since = Date.now(); ; await sleep(25)) {
    try {
      return await pool.connect();
    } catch (error) {
      if (!isAway(error) || Date.now() - since > patience) throw error;
    }
  }
}

/**
 * Returns whether an error means that the database is unavailable (now or not yet), not that it refused the statement.
 */
export function isAway(error: unknown): boolean {
  const code = codeOf(error);
  // 57P01 admin_shutdown, 57P02 crash_shutdown, 57P03 cannot_connect_now; class 08 connection exceptions.
  if (/^(57P0[123]|08...)$/.test(code)) return true;
  if (/^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/.test(code)) return true;
  // Errors of `pg` itself: a connection that broke before or during a statement, or that could not be opened in time.
  return code === '' && /connection terminated|is not queryable|^timeout e/i.test(reasonOf(error));
}
