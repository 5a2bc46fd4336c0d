import { setTimeout as sleep } from 'node:timers/promises';
import { Pool, type ClientBase, type ClientConfig, type PoolClient, type PoolConfig } from 'pg';
import { BoundClient } from './bound-client.ts';
import { codeOf, reasonOf } from './store-error.ts';
import { valueTypes } from './value-types.ts';

/** Time limits of every session, milliseconds. */
export interface TimeLimits {
  /** One statement (default 30 s). */
  statement?: number;
  /** One statement, when PostgreSQL itself is not there to end it (default 5 s more than that). */
  answer?: number;
  /** A connection (default 10 s), and all tries to get one together (default 15 s). */
  connect?: number;
  patience?: number;
  /** Waiting for a lock (default 10 s). */
  lock?: number;
  /** An open transaction in which nothing happens (default 60 s). */
  idleTransaction?: number;
}

/** Where to connect: the embedded server's parts, or an address. */
export type Target =
  { connectionString: string } | { host: string; port: number; user: string; password: string; database: string };

const CONNECT_MS = 10_000;
const STATEMENT_MS = 30_000;
/** So much later than PostgreSQL would end a statement, nobody waits for it any more. */
const GRACE_MS = 5_000;
const POOL_SIZE = 10;

export function clientConfig(target: Target, name: string): ClientConfig {
  return { ...target, application_name: name, connectionTimeoutMillis: CONNECT_MS, keepAlive: true, types: valueTypes };
}

/**
 * A pool whose sessions all speak UTC, ISO dates and our time limits, whatever the server's defaults are. The settings
 * are made by statements because poolers such as PgBouncer refuse unknown start parameters.
 * @param target read anew for each connection, since a restarted embedded server may have moved
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
  // An idle connection that breaks is replaced by the next one asked for; without a listener it would end the process.
  pool.on('error', () => undefined);
  pool.on('acquire', (client) => void ((client as unknown as BoundClient).answerWithin = answerWithin));
  // The pool listens to idle connections only; one that breaks while somebody holds it between two statements would end
  // the process as well. Whoever holds it learns of it by the next statement.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}

/** How long a request waits for a database that is coming back. */
export const PATIENCE_MS = 15_000;

/** A connection from the pool, waiting out a restart: nothing has been sent yet, so trying again is safe. */
export async function connectPatiently(pool: Pool, patience: number = PATIENCE_MS): Promise<PoolClient> {
  for (const since = Date.now(); ; await sleep(25)) {
    try {
      return await pool.connect();
    } catch (error) {
      if (!isAway(error) || Date.now() - since > patience) throw error;
    }
  }
}

/** Whether an error says that the database is not there (any more, or yet), as opposed to refusing what was asked. */
export function isAway(error: unknown): boolean {
  const code = codeOf(error);
  // 57P01 admin_shutdown, 57P02 crash_shutdown, 57P03 cannot_connect_now; class 08 connection exceptions.
  if (/^(57P0[123]|08...)$/.test(code)) return true;
  if (/^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/.test(code)) return true;
  // What `pg` itself says of a connection that broke under a statement, or before it, and of one that was not to be had.
  return code === '' && /connection terminated|is not queryable|^timeout e/i.test(reasonOf(error));
}
