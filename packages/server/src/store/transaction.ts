import { sql, type IsolationLevel, type Kysely, type Transaction } from 'kysely';
import { codeOf } from './store-error.ts';

/** 40001 serialization_failure, 40P01 deadlock_detected: nothing was kept, and the same again may well pass. */
const REPEATABLE = new Set(['40001', '40P01']);
const ATTEMPTS = 5;

/**
 * Runs `work` in one transaction: everything it did is kept, or nothing. When PostgreSQL asks for it, because of a
 * deadlock or a serialisation failure, the whole of `work` is run again; so keep mails and messages outside.
 */
export async function transaction<DB, T>(
  db: Kysely<DB>,
  work: (trx: Transaction<DB>) => Promise<T>,
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

/** Reading that PostgreSQL ends statement by statement when one takes longer than that many milliseconds. */
export async function bounded<T>(
  db: Kysely<unknown>,
  statement: number,
  work: (trx: Transaction<unknown>) => Promise<T>,
): Promise<T> {
  return transaction(db, async (trx) => {
    await sql`select set_config('statement_timeout', ${String(statement)}, true)`.execute(trx);
    return work(trx);
  });
}

/** Longest payload of a notification, bytes: PostgreSQL allows less than 8000. */
const MAX_PAYLOAD = 7999;

/**
 * Says something to all listeners of a channel once the transaction is kept. Send ids, not records.
 * @throws RangeError when the payload is too long for PostgreSQL
 */
export async function notify<DB>(db: Kysely<DB>, channel: string, payload: string): Promise<void> {
  if (Buffer.byteLength(payload) > MAX_PAYLOAD) throw new RangeError(`notification of more than ${MAX_PAYLOAD} bytes`);
  await sql`select pg_notify(${channel}, ${payload})`.execute(db);
}
