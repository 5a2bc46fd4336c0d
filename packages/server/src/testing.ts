import { calls, createClient, memorySession, type Client } from '@gongdi/api';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { DEMO_ACCOUNTS, DEMO_NOW } from './demo/index.ts';
import { firstRun, type FirstRun } from './first-run.ts';
import { ROOMS } from './generated/rooms.ts';
import type { Ground } from './ground.ts';
import { loadDemo } from './load-demo.ts';
import { printFilings } from './modules/archives/keeping/filing.ts';
import type { startProvider as StartProvider } from './modules/entry/ways-in/testing.ts';
import { localBlobs } from './files/index.ts';
import { realPorts, type Ports } from './ports.ts';
import { createServer, type Server } from './server.ts';
import type { ServerOptions } from './server-options.ts';
import { backlogOf } from './search/keep-up.ts';
import { transaction, type Database } from './store/index.ts';
import { describeDatabases, withDatabase, type Filling } from './store/testing.ts';

export { recompute, sweepDue } from './attendance/index.ts';
export { passed } from './attendance/testing.ts';
export { checkForEngine } from './engine/check.ts';
export { createDelegates } from './engine/delegate/index.ts';
export { addPeople, engineKit, TEST_STARTER, type EngineKit } from './engine/testing.ts';
export { createOutsideEngine } from './engine/outside/index.ts';
export { createScriptMachine } from './engine/script/index.ts';
export { readHostPages } from './http/index.ts';
export { readMap } from './maps/index.ts';
export { deployTest, users } from './process/testing.ts';
export const startProvider: typeof StartProvider = async (...args) =>
  (await import('./modules/entry/ways-in/testing.ts')).startProvider(...args);
export { withDatabase, type TestDatabase } from './store/testing.ts';
export * from './store/testing/killing.ts';
export { outsideCluster } from './store/testing/outside-cluster.ts';

/** Low enough for hundreds of logins in a test. */
export const TEST_COST: Ports['passwordCost'] = { memoryCost: 64, timeCost: 1 };

export interface ServerKit {
  server: Server;
  database: Database;
  address: string;
  /** The clock of the server, which tests can move. */
  clock: { now: number };
  /** The text of the next captcha. */
  captcha: { text: string };
  /** Folder of the uploaded files, removed afterwards. */
  files: string;
  /** Makes a client over real HTTP; logged in if a demo account is named. */
  client: (user_name?: string) => Promise<Client>;
  /** Account of the first administrator, in an empty system only. */
  administrator?: { user_name: string; password: string };
}

/** Options of the server, and ports beside those that the kit sets. */
export type TestOptions = Partial<ServerOptions> & {
  extraPorts?: Partial<Ports>;
  /** Without the demo: one company and its administrator, as after the first start of an installation. */
  empty?: boolean;
};

/**
 * A server on a separate database with the demo (or empty), listening on a free port, for one file or `describe`. The
 * clock of an empty one goes on from the present time; with the demo it stands at the moment of the demo.
 */
export function withServer(options: TestOptions = {}): () => ServerKit {
  return serverOn(withDatabase(options.empty ? {} : { filled: DEMO }), options);
}

/**
 * Runs the same tests on a server with the embedded PostgreSQL and, if there is one, with an external one.
 * @param tests `once` as for `describeDatabases`
 */
export function describeServers(name: string, tests: (kit: () => ServerKit, once: boolean) => void): void {
  describeDatabases(name, (database, once) => tests(serverOn(database), once), { filled: DEMO });
}

/** The demo of all modules, as it stands after the start of a server at its moment. */
export const DEMO: Filling = {
  name: 'demo',
  fill: async (database) => {
    await transaction(database.db, (trx) => loadDemo(trx, { passwordCost: TEST_COST }));
    await begin(database);
  },
};

/**
 * Does what a server does after its start, once for all tests that copy this database: the hourly work at the moment of
 * the demo, and the words of the search. A test neither pays for it nor runs beside it.
 */
async function begin(database: Database): Promise<void> {
  const files = await fs.mkdtemp(path.join(os.tmpdir(), 'gongdi-files-'));
  const ports: Partial<Ports> = { now: () => DEMO_NOW, passwordCost: TEST_COST };
  const server = await createServer({ database, blobs: localBlobs(files), ports, sweepAtStart: false });
  await server.sweep();
  await indexed(database);
  await server.stop();
  await fs.rm(files, { recursive: true });
}

/** Waits until the server has indexed all records. */
async function indexed({ db }: Database): Promise<void> {
  for (;;) {
    const { pending, filling, clearing } = await backlogOf(db);
    if (pending === 0 && !filling && !clearing) return;
    await new Promise((done) => setTimeout(done, 100));
  }
}

function serverOn(
  database: () => Database,
  { extraPorts, empty = false, ...options }: TestOptions = {},
): () => ServerKit {
  let kit: ServerKit | undefined;
  let files: string | undefined;

  beforeAll(async () => {
    const begun = Date.now();
    const clock = { now: empty ? Date.now() : DEMO_NOW };
    const captcha = { text: 'ABCD' };
    const ports: Partial<Ports> = {
      now: () => (empty ? clock.now + Date.now() - begun : clock.now),
      captchaText: () => captcha.text,
      passwordCost: TEST_COST,
      ...extraPorts,
    };
    const limits = { calls: 1_000_000, public: 1_000_000 };
    files = await fs.mkdtemp(path.join(os.tmpdir(), 'gongdi-files-'));
    const first = empty ? await firstRun(database().db, { ...realPorts, ...ports }, false) : undefined;
    const server = await createServer({
      database: database(),
      blobs: localBlobs(files),
      ports,
      checkAnswers: true,
      limits,
      demoCamera: !empty,
      sweepAtStart: empty,
      ...options,
    });
    const address = await server.start();
    kit = {
      server,
      database: database(),
      address,
      clock,
      captcha,
      files,
      client: (name) => openClient(address, name),
      ...administratorOf(first),
    };
  });
  afterAll(async () => {
    await kit?.server.stop();
    if (files !== undefined) await fs.rm(files, { recursive: true, force: true });
  });

  return () => {
    if (!kit) throw new Error('the server is there inside tests and hooks only');
    return kit;
  };
}

function administratorOf(first: FirstRun | undefined): Pick<ServerKit, 'administrator'> {
  if (first?.kind !== 'administrator') return {};
  return { administrator: { user_name: first.user_name, password: first.password } };
}

/** Does the same with every item, some at a time: a call waits for the database most of its time. */
export async function someAtOnce<T>(
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
  limit = 4,
): Promise<void> {
  const waiting = items.values();
  await Promise.all(
    Array.from({ length: limit }, async () => {
      for (const item of waiting) await work(item);
    }),
  );
}

/** Prints what waits for an archive, as the server does each minute. */
export async function fileArchives({ database, files, clock }: ServerKit): Promise<void> {
  const ground = {
    db: database.db,
    blobs: localBlobs(files),
    timeZone: 'Asia/Shanghai',
    forms: () => Object.assign({}, ...ROOMS.map((room) => room.forms?.(ground as unknown as Ground))),
  } as Pick<Ground, 'db' | 'blobs' | 'timeZone' | 'forms'>;
  await printFilings(ground as Ground, clock.now + 1000);
}

async function openClient(address: string, user_name?: string): Promise<Client> {
  const session = memorySession();
  const client = createClient({ config: () => ({ baseUrl: address }), session });
  const account = DEMO_ACCOUNTS.find((one) => one.user_name === user_name);
  if (!account) return client;
  const { user_name: name, password } = account;
  const data = await client.call(calls.user.login, { body: { user_name: name, password } });
  session.set({ token: data.token, serial: data.serial_token_number });
  return client;
}
