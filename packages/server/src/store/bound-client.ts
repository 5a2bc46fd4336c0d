import { Client, type ClientConfig } from 'pg';

/** What `pg` gives away of itself only in JavaScript. */
interface Wire {
  connection: { stream: { destroy: (error: Error) => void } };
}

/**
 * A connection that is given up when a statement is not answered in time. PostgreSQL ends what takes too long by itself
 * (`statement_timeout`); this is for one that has stopped, or for a network that has. Nothing can follow on such a
 * connection, so it is broken off, and whoever holds it hears of it at once, also for what it sends next.
 */
export class BoundClient extends Client {
  /** Milliseconds; 0: as long as it takes. */
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
    const told = given.at(-1);
    if (typeof told === 'function') {
      const tell = told as (...answer: unknown[]) => void;
      return ask([...given.slice(0, -1), (...answer: unknown[]) => (clearTimeout(late), tell(...answer))]) as never;
    }
    const answer = ask(given);
    if (!(answer instanceof Promise)) {
      // A query that reports by itself, such as a cursor, is nobody's to wait for.
      clearTimeout(late);
      return answer as never;
    }
    return answer.finally(() => clearTimeout(late)) as never;
  }
}

/** For work that may take as long as it takes, until the connection goes back to its pool. */
export function unbound(client: object): void {
  if (client instanceof BoundClient) client.answerWithin = 0;
}
