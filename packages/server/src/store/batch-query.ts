import { Query, type QueryResult } from 'pg';

/** A statement with its parameters. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** Members of a query of `pg` that its types do not declare. */
interface Wire {
  /** Sends parse, bind and describe, then calls `_getRows`. */
  prepare: (connection: object) => void;
  /** Sends execute and sync. */
  _getRows: (connection: { execute: (what: { portal: string; rows: number }) => void }) => void;
  handleError: (error: Error) => void;
}

/** The method of `pg` itself. */
const prepare = (query: Query, connection: object): void =>
  (Query.prototype as unknown as Wire).prepare.call(query as unknown as Wire, connection);

/**
 * Several statements in one round trip; the answer is that of the last one. The server syncs after the last, so
 * it skips the rest when one fails, and that error is the answer.
 */
export class BatchQuery extends Query {
  readonly #ahead: readonly Statement[];

  constructor(ahead: readonly Statement[], { sql, parameters }: Statement) {
    super({ text: sql, values: [...parameters], queryMode: 'extended' } as { text: string; values: unknown[] });
    this.#ahead = ahead;
  }

  prepare(connection: object): void {
    for (const { sql, parameters } of this.#ahead) prepare(new UnsyncedQuery(sql, [...parameters]), connection);
    prepare(this, connection);
  }
}

class UnsyncedQuery extends Query {
  _getRows(connection: Parameters<Wire['_getRows']>[0]): void {
    connection.execute({ portal: '', rows: 0 });
  }

  /** Called when a parameter cannot be sent. */
  handleError(error: Error): void {
    throw error;
  }
}

/** @returns the result of the last statement of a `BatchQuery` */
export const lastOf = (results: QueryResult | QueryResult[]): QueryResult =>
  Array.isArray(results) ? results.at(-1)! : results;
