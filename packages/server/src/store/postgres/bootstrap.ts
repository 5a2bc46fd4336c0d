import { Client, escapeLiteral } from 'pg';
import { codeOf } from '../store-error.ts';
import { SUPERUSER } from './cluster.ts';
import { stateOf, type Probe } from './start.ts';

/** Role and database of the server. The role may do as it likes in its database and nothing beside it. */
export const APP = 'gongdi';

/** What every connection to the embedded database needs. */
export interface Access {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
}

/** 28P01 wrong password, 28000 no such role, 3D000 no such database: a cluster whose making was cut short. */
const UNFINISHED = new Set(['28P01', '28000', '3D000']);

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
 * Makes the role and the database unless they are there. May be cut short at any point and run again.
 * @throws the PostgreSQL error 28P01 when the password is not the cluster's
 */
export async function bootstrap(access: Access): Promise<void> {
  const missing = await reasonNotToEnter(access);
  if (missing === undefined) return;
  if (!UNFINISHED.has(codeOf(missing))) throw missing;
  const admin = new Client({ ...access, user: SUPERUSER, database: 'postgres' });
  await admin.connect();
  try {
    const literal = escapeLiteral(access.password);
    const role = await admin.query('select 1 from pg_roles where rolname = $1', [APP]);
    const verb = role.rowCount === 0 ? 'create' : 'alter';
    await admin.query(`${verb} role ${APP} login nosuperuser nocreatedb nocreaterole password ${literal}`);
    const database = await admin.query('select 1 from pg_database where datname = $1', [APP]);
    if (database.rowCount === 0) await admin.query(`create database ${APP} owner ${APP}`);
    await admin.query(`revoke all on database ${APP} from public`);
  } finally {
    await admin.end();
  }
}

async function reasonNotToEnter(access: Access): Promise<unknown> {
  const client = new Client(access);
  try {
    await client.connect();
    return undefined;
  } catch (error) {
    return error;
  } finally {
    await client.end().catch(() => undefined);
  }
}
