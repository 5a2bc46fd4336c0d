import { Client, type ClientConfig } from 'pg';

/** A member of `pg` that its types do not declare. */
interface Wire {
  connection: { stream: { destroy: (error: Error) => void } };
}

/**
 * A connection that is closed when a statement is not answered in time. PostgreSQL itself ends statements that take too
 * long (`statement_timeout`); this limit is for a PostgreSQL or a network that has stopped. The connection cannot be
 * used any more, so it is destroyed: the running query and all later queries on it fail at once.
 */
export class BoundClient extends Client {
  /** Milliseconds; 0: no limit. */
  answerWithin: number;

  constructor(config: ClientConfig & { answerWithin?: number } = {}) {
    super(config);
    this.answerWithin = config.answerWithin ?? 0;
  }

  override query(...given: unknown[]): never {
    const ask = (args: unknown[]): unknown => (super.query as (...all: unknown[]) => unknown).apply(this, args);
    if (this.answerWithin === 0) return ask(given) as never;
    const late = setTimeout(() => {
      const error = Object.assign(new Error('the database does not answer'), { code: 'ETIMEDOUT' });
      (this as unknown as Wire).connection.stream.destroy(error);
    }, this.answerWithin);
    const last = given.at(-1);
    if (typeof last === 'function') {
      const tell = last as (...answer: unknown[]) => void;
      return ask([...given.slice(0, -1), (...answer: unknown[]) => (clearTimeout(late), tell(...answer))]) as never;
    }
    const answer = ask(given);
    if (!(answer instanceof Promise)) {
      // A query that reports by itself, such as a cursor, returns no promise to wait for.
      clearTimeout(late);
      return answer as never;
    }
    return answer.finally(() => clearTimeout(late)) as never;
  }
}

/** Removes the limit of a connection for long work, until the connection goes back to its pool. */
export function unbound(client: object): void {
  if (client instanceof BoundClient) client.answerWithin = 0;
}
