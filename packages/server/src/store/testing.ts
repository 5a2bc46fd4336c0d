import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { Client, type ClientConfig } from 'pg';
import { afterAll, beforeAll, describe } from 'vitest';
import { openDatabase, type Database } from './database.ts';
import { readMigrations } from './migrations/files.ts';
import { migrate } from './migrations/migrate.ts';
import { findPackage, prepareBinaries, type Binaries } from './postgres/binaries.ts';
import { accessTo, APP, bootstrap, probeWith } from './postgres/bootstrap.ts';
import { openCluster, SUPERUSER } from './postgres/cluster.ts';
import { openHome, openSecret } from './postgres/home.ts';
import { adoptOrStart } from './postgres/start.ts';
import { placesOf, runOf, type Places } from './testing/places.ts';
import { systemBinaries } from './testing/system-binaries.ts';
import { fixedKeys, openVault } from './vault/index.ts';

/** Which PostgreSQL a test runs on: the one from npm, or one that is installed or named by GONGDI_TEST_DATABASE_URL. */
export type TestTarget = 'embedded' | 'outside';

export interface TestOptions {
  target?: TestTarget;
  /** Apply the migrations first (default). */
  migrated?: boolean;
  /** Start as a copy of this database, which must have no connections. */
  copyOf?: Pick<TestDatabase, 'url'>;
  /** Start with this content, which is filled in once per cluster; further databases are copies. */
  filled?: Filling;
}

/** The same key in every process of a run: test databases are copies of one another. */
export const TEST_KEYS = fixedKeys([Buffer.alloc(32, 'gongdi test').toString('base64')], 'the tests');

/** Contents of a database that many tests begin with. */
export interface Filling {
  /** Letters only: part of the template's name. */
  name: string;
  fill: (database: Database) => Promise<void>;
}

/**
 * Makes a separate database for the tests of the file or `describe` in which it is called, and drops it afterwards. All
 * tests of one run share a cluster in memory or in the system's temporary folder. A separate process removes the cluster
 * when the run has ended, for whatever reason.
 * @returns a function, because the database exists only while the tests run
 */
export function withDatabase(options: TestOptions = {}): () => TestDatabase {
  let database: TestDatabase | undefined;
  beforeAll(async () => {
    database = await openTestDatabase(options);
  });
  afterAll(() => database?.close());
  return () => {
    if (!database) throw new Error('the database is there inside tests and hooks only');
    return database;
  };
}

/**
 * Runs the same tests on the embedded PostgreSQL and, if there is one, on an external PostgreSQL.
 * @param tests `once` is true on one of them, the external one if there is one, which is the older: what is asked of
 *   every resource needs to be asked only there
 */
export function describeDatabases(
  name: string,
  tests: (database: () => TestDatabase, once: boolean) => void,
  options: Omit<TestOptions, 'target'> = {},
): void {
  const both = hasOutside();
  describe(`${name} (embedded)`, () => tests(withDatabase({ ...options, target: 'embedded' }), !both));
  if (both) describe(`${name} (outside)`, () => tests(withDatabase({ ...options, target: 'outside' }), true));
  else process.stderr.write(`${name}: no outside PostgreSQL here (install one or set GONGDI_TEST_DATABASE_URL)\n`);
}

export interface TestDatabase extends Database {
  /** Address for a second connection or another process. */
  url: string;
  /** Closes the connections; the database exists until `close`. */
  disconnect: () => Promise<void>;
}

/** Like `withDatabase`, for tests that open and close the database themselves. `close` drops the database. */
export async function openTestDatabase(options: TestOptions = {}): Promise<TestDatabase> {
  const server = await (options.target === 'outside' ? outsideServer() : embeddedServer());
  const name = `gongdi_test_${randomBytes(6).toString('hex')}`;
  const template = await templateOf(server, options);
  await server.admin(createDatabase(name, server, template));
  const url = server.urlOf(name);
  const database = await openDatabase({ url, keys: TEST_KEYS });
  let closed: Promise<void> | undefined;
  const disconnect = () => (closed ??= database.close());
  return {
    ...database,
    url,
    disconnect,
    close: async () => {
      await disconnect();
      await server.admin(`drop database if exists ${name} with (force)`);
    },
  };
}

interface Server {
  admin: (...statements: string[]) => Promise<void>;
  urlOf: (database: string) => string;
  owner?: string;
}

function createDatabase(name: string, server: Server, template: string | undefined): string {
  const owner = server.owner ? ` owner ${server.owner}` : '';
  // A database has thousands of small files: copying them takes half as long as writing each page to the log as well.
  return `create database ${name}${owner}${template ? ` template ${template} strategy file_copy` : ''}`;
}

function templateOf(server: Server, { migrated, copyOf, filled }: TestOptions): Promise<string> | undefined {
  if (copyOf) return Promise.resolve(new URL(copyOf.url).pathname.slice(1));
  if (filled) return filledTemplate(server, filled);
  return migrated === false ? undefined : migratedTemplate(server);
}

/**
 * A database with all migrations, made once per cluster and state of the migrations; test databases are copies of it.
 */
function migratedTemplate(server: Server): Promise<string> {
  const state = createHash('sha256')
    .update(
      readMigrations()
        .map((migration) => migration.checksum)
        .join(),
    )
    .digest('hex');
  return template(server, `gongdi_template_${state.slice(0, 12)}`, undefined, async (database) => {
    await migrate(database);
    await openVault(database);
  });
}

async function filledTemplate(server: Server, { name, fill }: Filling): Promise<string> {
  const migrated = await migratedTemplate(server);
  return template(server, `${migrated}_${name}`, migrated, fill);
}

/**
 * Returns the name of a database to copy from; makes it from another one if it does not exist yet. It takes long, so one
 * process makes it and the others wait.
 */
async function template(
  server: Server,
  name: string,
  from: string | undefined,
  fill: (database: Database) => Promise<unknown>,
): Promise<string> {
  const client = new Client({ connectionString: server.urlOf('postgres') });
  await client.connect();
  try {
    const exists = async () =>
      (await client.query('select 1 from pg_database where datname = $1', [name])).rowCount === 1;
    if (await exists()) return name;
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    if (await exists()) return name;
    const draft = `${name}_${randomBytes(4).toString('hex')}`;
    await server.admin(createDatabase(draft, server, from));
    const database = await openDatabase({ url: server.urlOf(draft), keys: TEST_KEYS });
    await fill(database);
    await database.close();
    await server.admin(`alter database ${draft} rename to ${name}`);
    return name;
  } finally {
    // This gives the lock back.
    await client.end();
  }
}

function adminOf(config: ClientConfig): Server['admin'] {
  return async (...statements) => {
    const client = new Client(config);
    await client.connect();
    try {
      for (const statement of statements) await client.query(statement);
    } finally {
      await client.end();
    }
  };
}

let embedded: Promise<Server> | undefined;
let outside: Promise<Server> | undefined;

function embeddedServer(): Promise<Server> {
  return (embedded ??= startShared('embedded', (folder, user) => prepareBinaries(findPackage(), folder, user)));
}

function outsideServer(): Promise<Server> {
  const url = process.env['GONGDI_TEST_DATABASE_URL'];
  if (url) return (outside ??= Promise.resolve(namedServer(url)));
  const system = systemBinaries();
  if (!system) throw new Error('no outside PostgreSQL here');
  return (outside ??= startShared('outside', () => system));
}

function hasOutside(): boolean {
  return Boolean(process.env['GONGDI_TEST_DATABASE_URL']) || systemBinaries() !== undefined;
}

function namedServer(url: string): Server {
  const urlOf = (database: string): string => Object.assign(new URL(url), { pathname: `/${database}` }).href;
  return { admin: adminOf({ connectionString: urlOf('postgres') }), urlOf };
}

/** Test clusters may lose their data when the machine stops: they do not wait for the disk and keep a short log. */
const FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '64MB',
  max_wal_size: '256MB',
};

type FindBinaries = (folder: string, user: ReturnType<typeof openHome>['user']) => Binaries;

async function startShared(name: string, find: FindBinaries): Promise<Server> {
  const run = runOf();
  const places = placesOf(run, name);
  for (const folder of Object.values<string>({ ...places })) {
    fs.mkdirSync(folder, { recursive: true });
    fs.chmodSync(folder, 0o755);
  }
  const home = openHome(places.data);
  const binaries = find(places.programs, home.user);
  const password = openSecret(home);
  await openCluster(home, binaries, password);
  const running = await adoptOrStart(home, binaries, probeWith(password), FAST);
  if (running.how === 'started') reap(run, places, home.data);
  const access = accessTo(running, password);
  await bootstrap(access);
  const place = running.host.startsWith('/')
    ? `localhost/%?host=${running.host}&port=${running.port}`
    : `${running.host}:${running.port}/%`;
  return {
    admin: adminOf({ ...access, user: SUPERUSER, database: 'postgres' }),
    urlOf: (database) => `postgres://${APP}:${password}@${place.replace('%', database)}`,
    owner: APP,
  };
}

/** Starts a small detached process that stops the cluster and removes its folders once the run has ended. */
function reap(run: number, places: Places, data: string): void {
  const code = `
    const fs = require('node:fs'), [run, data, ...folders] = process.argv.slice(1);
    const alive = (pid) => { try { process.kill(pid, 0); return true; } catch { return false; } };
    const main = () => { try { return parseInt(fs.readFileSync(data + '/postmaster.pid', 'utf8'), 10); } catch { return 0; } };
    const timer = setInterval(() => {
      if (alive(Number(run))) return;
      const pid = main();
      if (pid && alive(pid)) return void process.kill(pid, 'SIGINT');
      clearInterval(timer);
      for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    }, 500);`;
  const args = ['-e', code, String(run), data, ...Object.values<string>({ ...places })];
  spawn(process.execPath, args, { detached: true, stdio: 'ignore' }).unref();
}
