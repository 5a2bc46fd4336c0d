import { sql, type Kysely } from 'kysely';
import { accountTables, hashPassword, keepBuiltInRoles } from './accounts/index.ts';
import { loadDemo } from './load-demo.ts';
import type { BlobStore } from './files/index.ts';
import { onePassword } from './one-password.ts';
import type { Ports } from './ports.ts';
import { migrate, newId, transaction, type Database } from './store/index.ts';

/** Number of the advisory lock under which a start puts its data in ("first" in ASCII). */
const FIRST_RUN_LOCK = '439804654452';
const ADMINISTRATOR = 'admin';

/** What the first start put into the empty database. */
export type FirstRun = { kind: 'demo' } | { kind: 'administrator'; user_name: string; password: string };

/** Makes a database one of this version: its schema, its first data, its built-in roles. */
export async function bringUpToDate(
  database: Database,
  ports: Pick<Ports, 'now' | 'randomBytes' | 'passwordCost'>,
  demo: boolean,
  blobs?: BlobStore,
): Promise<FirstRun | undefined> {
  await migrate(database);
  return firstRun(database.db, ports, demo, blobs);
}

/**
 * Fills an empty database, in one transaction: with the demo, or with one organisation and its administrator. A database
 * that has organisations gets the built-in roles of this version and is left as it is otherwise. Servers that start
 * together wait for one another.
 */
export function firstRun(
  db: Kysely<unknown>,
  ports: Pick<Ports, 'now' | 'randomBytes' | 'passwordCost'>,
  demo: boolean,
  blobs?: BlobStore,
): Promise<FirstRun | undefined> {
  return transaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(${FIRST_RUN_LOCK}::bigint)`.execute(trx);
    const any = await accountTables(trx).selectFrom('organisation').select('id').limit(1).executeTakeFirst();
    if (any) {
      await keepBuiltInRoles(trx, ports.now());
      return undefined;
    }
    if (!demo) return loadAdministrator(trx, ports);
    await loadDemo(trx, { ...ports, blobs });
    return { kind: 'demo' };
  });
}

async function loadAdministrator(
  trx: Kysely<unknown>,
  ports: Pick<Ports, 'now' | 'randomBytes' | 'passwordCost'>,
): Promise<FirstRun> {
  const tables = accountTables(trx);
  const password = onePassword(ports.randomBytes);
  const at = new Date(ports.now()).toISOString();
  const stamps = { created_at: at, updated_at: at };
  const [org_id, account_id] = [newId(ports.now()), newId(ports.now())];
  await tables
    .insertInto('organisation')
    .values({ ...stamps, id: org_id, parent_id: null, path: `${org_id}/`, name: '总公司', ent_type: 1000, sort: 0 })
    .execute();
  await keepBuiltInRoles(trx, ports.now());
  await tables
    .insertInto('account')
    .values({
      ...stamps,
      id: account_id,
      user_name: ADMINISTRATOR,
      password_hash: await hashPassword(password, ports.passwordCost),
      nickname: '系统管理员',
      org_id,
      user_type: 1,
      ent_type: 1000,
      auth_status: 1,
      disabled: false,
    })
    .execute();
  await sql`insert into account_role (account_id, role_id)
    select ${account_id}, id from role where org_id is null and role_code = ${ADMINISTRATOR}`.execute(trx);
  return { kind: 'administrator', user_name: ADMINISTRATOR, password };
}
