import { Query, type QueryConfig, type QueryResult } from 'pg';

/** A statement with its parameters. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  /** Name under which the server keeps its plan; absent: it is planned anew. */
  readonly name?: string | undefined;
}

/** Members of a connection of `pg` that its types do not declare. */
interface WireConnection {
  close: (what: { type: 'S'; name: string }) => void;
  parsedStatements: Record<string, unknown>;
  submittedNamedStatements: Record<string, unknown>;
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
  readonly #forgotten: readonly string[];

  /** @param forgotten names of statements that the server need not keep any longer */
  constructor(ahead: readonly Statement[], last: Statement, forgotten: readonly string[] = []) {
    super({ ...textOf(last), queryMode: 'extended' } as QueryConfig);
    this.#ahead = ahead;
    this.#forgotten = forgotten;
  }

  prepare(connection: WireConnection): void {
    for (const statement of this.#ahead) prepare(new UnsyncedQuery(textOf(statement)), connection);
    // Closing a name that is not there is no error.
    for (const name of this.#forgotten) {
      connection.close({ type: 'S', name });
      delete connection.parsedStatements[name];
      delete connection.submittedNamedStatements[name];
    }
    prepare(this, connection);
  }
}

/** A statement as `pg` takes it. */
export const textOf = ({ sql, parameters, name }: Statement): QueryConfig => ({
  text: sql,
  values: [...parameters],
  ...(name !== undefined && { name }),
});

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
