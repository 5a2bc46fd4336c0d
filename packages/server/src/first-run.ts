import { FIRST_COMPANY } from '@gongdi/domain';
import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import { hashPassword, keepBuiltInRoles } from './accounts/index.ts';
import { loadDemo } from './load-demo.ts';
import type { BlobStore } from './files/index.ts';
import { onePassword } from './one-password.ts';
import type { Ports } from './ports.ts';
import { migrate, newId, openVault, transaction, type Database, type Db } from './store/index.ts';

/** Number of the advisory lock that a start holds while it inserts the first data ("first" in ASCII). */
const FIRST_RUN_LOCK = '439804654452';
const ASK_AGAIN_MS = 100;
const ADMINISTRATOR = 'admin';

/** What the first start inserted into the empty database. */
export type FirstRun = { kind: 'demo' } | { kind: 'administrator'; user_name: string; password: string };

/**
 * Brings a database to this version: migrates the schema, encrypts personal data, inserts the first data, updates the
 * built-in roles.
 */
export async function bringUpToDate(
  database: Database,
  ports: Pick<Ports, 'now' | 'randomBytes' | 'passwordCost'>,
  demo: boolean,
  blobs?: BlobStore,
): Promise<FirstRun | undefined> {
  await migrate(database);
  // Damage that it meets is met and reported again by the server (`createServer`).
  await openVault(database);
  return firstRun(database.db, ports, demo, blobs);
}

/**
 * Fills an empty database in one transaction: with the demo, or with one organisation and its administrator. A database
 * that has organisations only gets the built-in roles of this version. Servers that start at the same time wait for
 * each other.
 */
export function firstRun(
  db: Db,
  ports: Pick<Ports, 'now' | 'randomBytes' | 'passwordCost'>,
  demo: boolean,
  blobs?: BlobStore,
): Promise<FirstRun | undefined> {
  return transaction(db, async (trx) => {
    // Asked again and again: the other server may fill the database for longer than any statement may take.
    while (!(await firstRunIsOurs(trx))) await sleep(ASK_AGAIN_MS);
    const any = await trx.selectFrom('organisation').select('id').limit(1).executeTakeFirst();
    if (any) {
      await keepBuiltInRoles(trx, ports.now());
      return undefined;
    }
    if (!demo) return loadAdministrator(trx, ports);
    await loadDemo(trx, { ...ports, blobs });
    return { kind: 'demo' };
  });
}

/** Takes the lock until the end of the transaction; false: another server has it. */
async function firstRunIsOurs(trx: Db): Promise<boolean> {
  const { rows } = await sql<{
    taken: boolean;
  }>`select pg_try_advisory_xact_lock(${FIRST_RUN_LOCK}::bigint) as taken`.execute(trx);
  return rows[0]!.taken;
}

async function loadAdministrator(
  trx: Db,
  ports: Pick<Ports, 'now' | 'randomBytes' | 'passwordCost'>,
): Promise<FirstRun> {
  const password = onePassword(ports.randomBytes);
  const at = new Date(ports.now()).toISOString();
  const stamps = { created_at: at, updated_at: at };
  const [org_id, account_id] = [newId(ports.now()), newId(ports.now())];
  await trx
    .insertInto('organisation')
    .values({
      ...stamps,
      id: org_id,
      parent_id: null,
      path: `${org_id}/`,
      name: FIRST_COMPANY,
      ent_type: 1000,
      sort: 0,
    })
    .execute();
  await keepBuiltInRoles(trx, ports.now());
  await trx
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
  await trx
    .insertInto('account_role')
    .columns(['account_id', 'role_id'])
    .expression((eb) =>
      eb
        .selectFrom('role')
        .select([eb.val(account_id).as('account_id'), 'id'])
        .where('org_id', 'is', null)
        .where('role_code', '=', ADMINISTRATOR),
    )
    .execute();
  return { kind: 'administrator', user_name: ADMINISTRATOR, password };
}
