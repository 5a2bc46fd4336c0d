import { sql, type IsolationLevel } from 'kysely';
import { codeOf } from './store-error.ts';
import type { Db, Trx } from './tables.ts';

/** 40001 serialization_failure, 40P01 deadlock_detected: nothing was stored, and a repetition may succeed. */
const REPEATABLE = new Set(['40001', '40P01']);
const ATTEMPTS = 5;

/**
 * Runs `work` in one transaction: all its changes are stored, or none. After a deadlock or a serialisation failure the
 * whole `work` runs again, so it must not send mails or messages.
 */
export async function transaction<T>(
  db: Db,
  work: (trx: Trx) => Promise<T>,
  options: { isolation?: IsolationLevel } = {},
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const builder = db.transaction();
      return await (options.isolation ? builder.setIsolationLevel(options.isolation) : builder).execute(work);
    } catch (error) {
      if (attempt >= ATTEMPTS || !REPEATABLE.has(codeOf(error))) throw error;
    }
  }
}

/**
 * Runs reads in a transaction in which PostgreSQL ends each statement that takes longer than `statement` milliseconds.
 */
export async function bounded<T>(db: Db, statement: number, work: (trx: Trx) => Promise<T>): Promise<T> {
  return transaction(db, async (trx) => {
    await sql`select set_config('statement_timeout', ${String(statement)}, true)`.execute(trx);
    return work(trx);
  });
}

/** Returns whether PostgreSQL ended a statement because it took too long (57014 query_canceled). */
export const isTimeout = (error: unknown): boolean => codeOf(error) === '57014';

/** Returns whether an earlier error has ended the transaction (25P02 in_failed_sql_transaction). */
export const isSpent = (error: unknown): boolean => codeOf(error) === '25P02';

/** Longest payload of a notification, bytes: PostgreSQL allows less than 8000. */
const MAX_PAYLOAD = 7999;

/**
 * Sends a notification to all listeners of a channel when the transaction commits. Send ids, not records.
 * @throws RangeError if the payload is too long for PostgreSQL
 */
export async function notify(db: Db, channel: string, payload: string): Promise<void> {
  if (Buffer.byteLength(payload) > MAX_PAYLOAD) throw new RangeError(`notification of more than ${MAX_PAYLOAD} bytes`);
  await sql`select pg_notify(${channel}, ${payload})`.execute(db);
}
