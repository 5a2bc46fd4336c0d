import { Client, escapeLiteral } from 'pg';
import { codeOf } from '../store-error.ts';
import { SUPERUSER } from './cluster.ts';
import { stateOf, type Probe } from './start.ts';

/** Role and database of the server. The role has all rights in its database and none outside it. */
export const APP = 'gongdi';

/** The parameters of every connection to the embedded database. */
export interface Access {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
}

/** 28P01 wrong password or missing role; 3D000 missing database: the cluster is new or its creation was interrupted. */
const UNFINISHED = new Set(['28P01', '28000', '3D000']);

/** Returns whether a connection failed because something that `bootstrap` makes is missing. */
export function isUnfinished(error: unknown): boolean {
  return UNFINISHED.has(codeOf(error));
}

/** Number of the advisory lock that `bootstrap` holds. */
const BOOTSTRAP_LOCK = '1';

export function probeWith(password: string): Probe {
  return async (address) => {
    const client = new Client({ ...accessTo(address, password), connectionTimeoutMillis: 5000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return 'up';
    } catch (error) {
      return stateOf(error);
    } finally {
      await client.end().catch(() => undefined);
    }
  };
}

export function accessTo(address: { host: string; port: number }, password: string): Access {
  return { host: address.host, port: address.port, user: APP, password, database: APP };
}

/**
 * Makes the role and the database if they are missing. May be interrupted at any point and run again, also by several
 * processes at the same time.
 * @throws the PostgreSQL error 28P01 if the password is not that of the cluster
 */
export async function bootstrap(access: Access): Promise<void> {
  const admin = new Client({ ...access, user: SUPERUSER, database: 'postgres' });
  await admin.connect();
  try {
    await admin.query('select pg_advisory_lock($1)', [BOOTSTRAP_LOCK]);
    const role = await admin.query('select 1 from pg_roles where rolname = $1', [APP]);
    const verb = role.rowCount === 0 ? 'create' : 'alter';
    const password = escapeLiteral(access.password);
    await admin.query(`${verb} role ${APP} login nosuperuser nocreatedb nocreaterole password ${password}`);
    const database = await admin.query('select 1 from pg_database where datname = $1', [APP]);
    if (database.rowCount === 0) await admin.query(`create database ${APP} owner ${APP}`);
    await admin.query(`revoke all on database ${APP} from public`);
  } finally {
    await admin.end();
  }
}
