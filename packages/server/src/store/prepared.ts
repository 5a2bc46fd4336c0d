import type { RawBuilder } from 'kysely';
import type { Pool } from 'pg';
import { connectPatiently } from './connection.ts';
import { codeOf } from './store-error.ts';
import type { Db } from './tables.ts';

/**
 * Runs a statement that is run often and takes longer to plan than to execute: each connection plans it once.
 * @param name name of the prepared statement; always used with the same text
 */
export type AskPrepared = <R>(name: string, statement: RawBuilder<R>) => Promise<R[]>;

/**
 * Errors which show that a prepared statement was lost: an old pooler gives each transaction another connection (26000,
 * 42P05), or a migration has changed a column in the meantime (0A000).
 */
const NOT_KEPT = new Set(['26000', '42P05', '0A000']);

/** Uses prepared statements until one turns out to be lost; from then on every query is planned anew. */
export function preparedIn(db: Db, pool: Pool, patience?: number): AskPrepared {
  let keeps = true;
  return async <R>(name: string, statement: RawBuilder<R>) => {
    const { sql: text, parameters } = statement.compile(db);
    const ask = async (kept: { name?: string }): Promise<R[]> => {
      const client = await connectPatiently(pool, patience);
      try {
        const { rows } = await client.query({ ...kept, text, values: [...parameters] });
        return rows as R[];
      } finally {
        client.release();
      }
    };
    if (!keeps) return ask({});
    try {
      return await ask({ name });
    } catch (error) {
      if (!NOT_KEPT.has(codeOf(error))) throw error;
      keeps = false;
      return ask({});
    }
  };
}
