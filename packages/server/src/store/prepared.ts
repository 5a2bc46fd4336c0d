import type { Kysely, RawBuilder } from 'kysely';
import type { Pool } from 'pg';
import { connectPatiently } from './connection.ts';
import { codeOf } from './store-error.ts';

/**
 * Asks a statement that is asked again and again and takes longer to plan than to answer: each connection plans it once.
 * @param name under which it is kept; one text only ever goes by it
 */
export type AskPrepared = <R>(name: string, statement: RawBuilder<R>) => Promise<R[]>;

/**
 * What says that a plan was not kept: an old pooler gives each transaction another connection (26000, 42P05), or a
 * migration has changed a column meanwhile (0A000).
 */
const NOT_KEPT = new Set(['26000', '42P05', '0A000']);

/** Plans are kept until one turns out not to have been; from then on each question is planned by itself. */
export function preparedIn(db: Kysely<unknown>, pool: Pool, patience?: number): AskPrepared {
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
