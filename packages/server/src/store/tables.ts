import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './generated/tables.ts';

export type { Tables } from './generated/tables.ts';

/**
 * The database with the types of all its tables; functions that also run inside a transaction accept it as `Db` too.
 */
export type Db = Kysely<Tables>;

/** A transaction: all its changes are stored, or none. */
export type Trx = Transaction<Tables>;
