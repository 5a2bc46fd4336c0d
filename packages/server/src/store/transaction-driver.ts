import {
  CompiledQuery,
  type Compilable,
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type RawBuilder,
  type TransactionSettings,
} from 'kysely';
import { randomBytes } from 'node:crypto';
import type { PoolClient, QueryResult as PgResult } from 'pg';
import { BatchQuery, lastOf, textOf, type Statement } from './batch-query.ts';
import type { Db } from './tables.ts';

interface ClientPool {
  connect: () => Promise<PoolClient>;
  end: () => Promise<void>;
}

const ahead = new WeakSet<CompiledQuery>();

/**
 * Runs a statement whose rows nobody reads in the same round trip as the next statement of the transaction, or as its
 * commit. Its error is then the error of that statement or commit.
 */
export async function sendAhead(trx: Db, statement: RawBuilder<unknown> | Compilable): Promise<void> {
  const compiled = 'isRawBuilder' in statement ? statement.compile(trx) : statement.compile();
  ahead.add(compiled);
  await trx.executeQuery(compiled);
}

/**
 * PostgreSQL over a pool. `begin` is sent in one round trip with the first statement of the transaction, and not at all
 * when there is none.
 */
export class TransactionDialect extends PostgresDialect {
  readonly #pool: ClientPool;

  constructor(pool: ClientPool) {
    super({ pool });
    this.#pool = pool;
  }

  override createDriver(): Driver {
    return new TransactionDriver(this.#pool);
  }
}

class TransactionDriver extends PostgresDriver {
  readonly #pool: ClientPool;

  constructor(pool: ClientPool) {
    super({ pool });
    this.#pool = pool;
  }

  override async acquireConnection(): Promise<Connection> {
    return new Connection(await this.#pool.connect());
  }

  override async beginTransaction(connection: Connection, settings: TransactionSettings): Promise<void> {
    const { isolationLevel, accessMode } = settings;
    const level = isolationLevel ? `isolation level ${isolationLevel}` : '';
    connection.begin(CompiledQuery.raw(['start transaction', level, accessMode].filter(Boolean).join(' ')));
  }

  override commitTransaction(connection: Connection): Promise<void> {
    return connection.commit();
  }

  override rollbackTransaction(connection: Connection): Promise<void> {
    return connection.rollback();
  }

  override async releaseConnection(connection: DatabaseConnection): Promise<void> {
    (connection as Connection).release();
  }
}

const COMMIT = CompiledQuery.raw('commit');
const ROLLBACK = CompiledQuery.raw('rollback');

/** A transaction that asks the same text so many times has the server keep its plan until the transaction ends. */
const OFTEN = 3;
/** Behind a pooler, connections of several servers may share one of PostgreSQL. */
const OURS = `gongdi_${randomBytes(6).toString('hex')}`;
let named = 0;

class Connection implements DatabaseConnection {
  readonly #client: PoolClient;
  /** Statements for the next round trip. */
  #ahead: Statement[] = [];
  /** How often the open transaction has asked a text. */
  readonly #asked = new Map<string, number>();
  readonly #names = new Map<string, string>();
  /** `begin` of the open transaction, while it has not been sent yet. */
  #begin: CompiledQuery | undefined;
  #inTransaction = false;
  #isBroken = false;

  constructor(client: PoolClient) {
    this.#client = client;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#inTransaction && ahead.has(query)) {
      this.#ahead.push(this.#named(query));
      return { rows: [] };
    }
    const { command, rowCount, rows } = await this.#run(query);
    const changes = /^(INSERT|UPDATE|DELETE|MERGE)$/.test(command);
    return { ...(changes && { numAffectedRows: BigInt(rowCount ?? 0) }), rows: (rows ?? []) as R[] };
  }

  streamQuery(): never {
    throw new Error('no statement is read through a cursor');
  }

  begin(statement: CompiledQuery): void {
    this.#begin = statement;
    this.#inTransaction = true;
  }

  async commit(): Promise<void> {
    // Nothing was asked.
    if (!this.#begin || this.#ahead.length > 0) await this.#run(COMMIT);
    this.#end();
  }

  async rollback(): Promise<void> {
    const isOpen = !this.#begin;
    const names = [...this.#names.values()];
    this.#end();
    if (!isOpen) return;
    try {
      await (names.length > 0 ? this.#batch([], ROLLBACK, names) : this.#client.query('rollback'));
    } catch {
      // The error that broke the connection says more than this one. The server rolls back when it is closed.
      this.#isBroken = true;
    }
  }

  release(): void {
    this.#client.release(this.#isBroken);
  }

  #end(): void {
    this.#begin = undefined;
    this.#ahead = [];
    this.#asked.clear();
    this.#names.clear();
    this.#inTransaction = false;
  }

  #named(query: CompiledQuery): Statement {
    const { sql, parameters } = query;
    if (!this.#inTransaction || parameters.length === 0) return query;
    const asked = (this.#asked.get(sql) ?? 0) + 1;
    this.#asked.set(sql, asked);
    if (asked < OFTEN) return query;
    const name = this.#names.get(sql) ?? `${OURS}_${(named += 1)}`;
    this.#names.set(sql, name);
    return { sql, parameters, name };
  }

  async #run(query: CompiledQuery): Promise<PgResult> {
    const before = this.#begin ? [this.#begin, ...this.#ahead] : this.#ahead;
    this.#begin = undefined;
    this.#ahead = [];
    const names = query === COMMIT ? [...this.#names.values()] : [];
    if (query.parameters.length > 0 || query === COMMIT) {
      const statement = this.#named(query);
      return before.length + names.length === 0 ? this.#ask(statement) : this.#batch(before, statement, names);
    }
    if (before.length === 0) return this.#client.query(query.sql);
    // A text without parameters may consist of several statements, which no batch can hold.
    await this.#batch(before.slice(0, -1), before.at(-1)!);
    return this.#client.query(query.sql);
  }

  #ask(statement: Statement): Promise<PgResult> {
    const { sql, parameters, name } = statement;
    return name === undefined ? this.#client.query(sql, [...parameters]) : this.#client.query(textOf(statement));
  }

  async #batch(before: readonly Statement[], last: Statement, forgotten?: readonly string[]): Promise<PgResult> {
    try {
      return await new Promise((resolve, reject) => {
        const answer = (error: Error | undefined, results: PgResult): void =>
          error ? reject(error) : resolve(lastOf(results));
        // `query` takes the callback of a query object, which its types do not say.
        (this.#client.query as (query: BatchQuery, answer: unknown) => void)(
          new BatchQuery(before, last, forgotten),
          answer,
        );
      });
    } catch (error) {
      // The stack of the caller instead of the socket's, as `pg` does without a callback.
      if (error instanceof Error) Error.captureStackTrace(error);
      throw error;
    }
  }
}
