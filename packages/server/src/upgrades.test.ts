import { calls, CallFailure, createClient, memorySession, resourceCalls, type Client } from '@gongdi/api';
import { allResources, ERRORS, rolemanage, usermanage } from '@gongdi/domain';
import fs from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BuiltInRole } from './accounts/built-in-roles.ts';
import { BUILT_IN_ROLES } from './accounts/index.ts';
import { DEMO_ACCOUNTS, organisationId } from './demo/index.ts';
import { bringUpToDate } from './first-run.ts';
import { realPorts } from './ports.ts';
import { createServer } from './server.ts';
import { openDatabase, opened, type Database } from './store/index.ts';
import { readMigrations, UPGRADES_FOLDER } from './store/migrations/files.ts';
import { applyMigrations } from './store/migrations/migrate.ts';
import { openTestDatabase, TEST_KEYS, type TestDatabase } from './store/testing.ts';
import { sealedTables } from './store/vault/columns.ts';
import { TEST_COST, withServer } from './testing.ts';

/** Required content of a seed; its built-in roles are those of a new installation of that version. */
const WANTED = 'rows as an installation of that version holds them, or one line: -- No rows in <table>: why';

type Row = Readonly<Record<string, unknown>>;

/** Which rows an upgrade may change, and why. */
const CHANGED: Readonly<Record<string, { columns: readonly string[]; rows: (row: Row) => boolean }>> = {
  // Built-in roles belong to the version. 0026: roles that could edit the calendar get a separate permission for it.
  role: {
    columns: ['name', 'permissions', 'updated_at', 'version'],
    rows: ({ org_id = null, permissions }) =>
      org_id === null || (permissions as string[]).includes('bpm-process-manager|calendar'),
  },
  // 0039: a session has its own tokens.
  login_session: { columns: ['token_hash', 'serial'], rows: () => true },
  // 0041: personal data in the log is masked.
  audit_entry: { columns: ['before', 'after'], rows: () => true },
  // 0043: a device that has never sent anything is not offline.
  device: { columns: ['online'], rows: ({ online }) => online !== 1 },
};

/** Tables from which an upgrade may remove rows, and why. */
const GONE: Readonly<Record<string, string>> = {
  // 0039: an address was valid for ten minutes and for an account; now it ends with a session.
  file_link: 'short addresses of files',
};

/** Tables to which an upgrade may add rows, and why. */
const ADDED: Readonly<Record<string, string>> = {
  role: 'built-in roles that came later',
  checklist_template: '0110: the other nine tables of JGJ 59',
  appraisal_template: '0110: an appraisal for each of these tables',
  audit_entry: 'what became of built-in roles',
  session_token: '0039: the tokens of sessions that are open',
  personal_key: '0060: the key that encrypts',
  personal_step: '0060: what has been encrypted',
};

/** The rows of each table by their primary key, with their personal values decrypted. */
type Contents = Map<string, Map<string, Row>>;

async function contentsOf({ db, pool }: Pick<Database, 'db' | 'pool'>): Promise<Contents> {
  const sealed = new Set(sealedTables().map(({ table }) => table));
  const { rows: tables } = await pool.query<{ name: string; key: string[] }>(`
    select c.relname as name, array(select a.attname::text from unnest(i.indkey::int[]) k (num)
      join pg_attribute a on a.attrelid = c.oid and a.attnum = k.num) as key
    from pg_class c join pg_index i on i.indrelid = c.oid and i.indisprimary
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname <> 'schema_migration'`);
  const { rows } = await pool.query<{ name: string; row: Row }>(
    tables.map(({ name }) => `select '${name}' as name, to_jsonb(t) as row from "${name}" t`).join(' union all '),
  );
  const keys = new Map(tables.map(({ name, key }) => [name, key]));
  const contents: Contents = new Map(tables.map(({ name }) => [name, new Map()]));
  for (const { name, row } of rows) {
    const whole: Row = sealed.has(name) ? opened(db, name, row as Row & { id: string }) : row;
    contents.get(name)!.set(JSON.stringify(keys.get(name)!.map((column) => whole[column])), whole);
  }
  return contents;
}

function isExplained(table: string, column: string, row: Row): boolean {
  const changed = CHANGED[table];
  return changed !== undefined && changed.columns.includes(column) && changed.rows(row);
}

/** Returns changes, removals and (if asked for) additions of rows that none of the tables above explains. */
function differences(before: Contents, after: Contents, additions = true): string[] {
  return [...before].flatMap(([table, rows]) => {
    const now = after.get(table);
    if (!now) return [`${table}: gone`];
    const found = [...rows].flatMap(([key, row]) => {
      const kept = now.get(key);
      if (!kept) return GONE[table] === undefined ? [`${table} ${key}: gone`] : [];
      return Object.entries(row).flatMap(([column, value]) => {
        const same = JSON.stringify(value) === JSON.stringify(kept[column]);
        const difference = `${table}.${column} ${key}: ${JSON.stringify(value)} → ${JSON.stringify(kept[column])}`;
        return same || isExplained(table, column, row) ? [] : [difference];
      });
    });
    const added = [...now.keys()].filter((key) => !rows.has(key));
    return [...found, ...(additions && ADDED[table] === undefined ? added.map((key) => `${table} ${key}: new`) : [])];
  });
}

async function signIn(address: string, { user_name, password }: { user_name: string; password: string }) {
  const session = memorySession();
  const client = createClient({ config: () => ({ baseUrl: address }), session });
  const data = await client.call(calls.user.login, { body: { user_name, password } });
  session.set({ token: data.token, serial: data.serial_token_number });
  return client;
}

/** Returns the menus and permissions of an account. */
async function rightsOf(client: Client) {
  const menus = await client.call(calls.user.permissionMenus, { query: { system_type: 1 } });
  const { permissions } = await client.call(calls.user.userInfo, {});
  return { menus, permissions: permissions.toSorted() };
}

/** Returns the lists that fail for another reason than a missing permission. */
async function brokenLists(client: Client): Promise<string[]> {
  const lists = allResources().flatMap((resource) => resourceCalls(resource).list ?? []);
  const answers = await Promise.all(
    lists.map(async (list) => {
      const error = await client.call(list, { query: {} }).then(
        () => undefined,
        (failure: unknown) => failure as Error,
      );
      if (error === undefined || (error instanceof CallFailure && error.code === ERRORS.permission.code)) return [];
      return [`${list.name}: ${error.message}`];
    }),
  );
  return answers.flat();
}

const migrations = readMigrations();

/**
 * The versions from which the whole product is started: the first, every twentieth, and the newest three. All others
 * are tried by the step to the next version, which must keep every row: their rows are still there in the later versions.
 */
const STARTED = migrations.flatMap((_, index) => (index % 20 === 0 || index >= migrations.length - 3 ? [index] : []));

/**
 * Returns who opens all lists after an upgrade: the administrator, who sees everything, and one of the other accounts
 * in turn; everybody opens the first and the last version.
 */
function openersOf(index: number): readonly string[] {
  const names = DEMO_ACCOUNTS.map((account) => account.user_name);
  if (index === 0 || index === migrations.length - 1) return names;
  const others = names.filter((name) => name !== 'admin');
  return ['admin', others[STARTED.indexOf(index) % others.length]!];
}

const seeds = fs.readdirSync(UPGRADES_FOLDER);

it.each(migrations.map(({ name }) => name))('the upgrade from %s has rows to be tried on', (name) => {
  expect(seeds, `add packages/server/src/store/fixtures/upgrades/${name}: ${WANTED}`).toContain(name);
});

it('has no rows of a migration that is not there', () => {
  const names = new Set(migrations.map(({ name }) => name));
  expect(seeds.filter((seed) => !names.has(seed))).toEqual([]);
});

describe('an installation made by an older version, started by this one', () => {
  const fresh = withServer();
  /** The databases of the versions that are started, by their index. */
  const steps = new Map<number, TestDatabase>();
  /** What each migration changed in the rows of earlier versions without a reason. */
  const lost = new Map<string, string[]>();
  const fair = new Map<string, Awaited<ReturnType<typeof rightsOf>>>();

  beforeAll(async () => {
    let tip = await openTestDatabase({ migrated: false });
    let before: Contents = new Map();
    for (const [index, migration] of migrations.entries()) {
      const client = await tip.pool.connect();
      try {
        await applyMigrations(client, [migration]);
        if (seeds.includes(migration.name))
          await client.query(fs.readFileSync(UPGRADES_FOLDER + migration.name, 'utf8'));
      } finally {
        client.release();
      }
      const after = await contentsOf(tip);
      lost.set(migration.name, differences(before, after, false));
      before = after;
      if (!STARTED.includes(index)) continue;
      steps.set(index, tip);
      await tip.disconnect();
      if (index < migrations.length - 1) tip = await openTestDatabase({ migrated: false, copyOf: tip });
    }
    for (const account of DEMO_ACCOUNTS)
      fair.set(account.user_name, await rightsOf(await signIn(fresh().address, account)));
  }, 300_000);
  afterAll(() => Promise.all([...steps.values()].map((step) => step.close())));

  it('has rows in every table', async () => {
    const database = await openDatabase({ url: steps.get(migrations.length - 1)!.url, keys: TEST_KEYS });
    const contents = await contentsOf(database);
    await database.close();
    const seedText = seeds.map((seed) => fs.readFileSync(UPGRADES_FOLDER + seed, 'utf8')).join('\n');
    const empty = [...contents].filter(([, rows]) => rows.size === 0).map(([table]) => table);
    const silent = empty.filter((table) => !seedText.includes(`-- No rows in ${table}: `));
    expect(silent, `in the seed of the migration that made them: ${WANTED}`).toEqual([]);
  });

  it.each(migrations.map(({ name }) => name))('%s keeps the rows of the versions before', (name) => {
    expect(lost.get(name)).toEqual([]);
  });

  it.each(STARTED.map((index) => [migrations[index]!.name, index] as const))('from %s', async (_, index) => {
    const database = await openDatabase({ url: steps.get(index)!.url, keys: TEST_KEYS });
    try {
      const before = await contentsOf(database);
      const ports = { ...realPorts, passwordCost: TEST_COST };
      await bringUpToDate(database, ports, true);
      expect(differences(before, await contentsOf(database))).toEqual([]);
      const { rows: roles } = await database.pool.query<BuiltInRole>(
        'select role_code, name, permissions from role where org_id is null',
      );
      const inOrder = (role: BuiltInRole) => ({ ...role, permissions: role.permissions.toSorted() });
      expect(new Set(roles.map(inOrder))).toEqual(new Set(BUILT_IN_ROLES.map(inOrder)));

      const limits = { calls: 1_000_000, public: 1_000_000 };
      const server = await createServer({ database, ports, limits, checkAnswers: true });
      try {
        const address = await server.start();
        for (const account of DEMO_ACCOUNTS) {
          const client = await signIn(address, account);
          if (openersOf(index).includes(account.user_name))
            expect(await brokenLists(client), account.user_name).toEqual([]);
          expect(await rightsOf(client), account.user_name).toEqual(fair.get(account.user_name));
          if (account.user_name === 'admin') await administer(client);
        }
      } finally {
        await server.stop();
      }
    } finally {
      await database.close();
    }
  });

  /** Does what an administrator of a new installation does first. */
  async function administer(client: Client): Promise<void> {
    const page = await client.call(resourceCalls(rolemanage).list!, { query: { role_code: 'contractor' } });
    const body = { name: '新角色', role_code: 'new-role' };
    const copy = await client.call(calls.organization.copyRole, { params: { id: page.list[0]!.id }, body });
    expect(copy.complete).toBe(true);
    await client.call(resourceCalls(usermanage).add!, {
      body: {
        userName: 'newcomer',
        nickname: '新同事',
        password: 'Newcomer2026',
        organization_id: organisationId('shanghai'),
        role_ids: [copy.role.id],
        user_status: 1,
      },
    });
  }
});
