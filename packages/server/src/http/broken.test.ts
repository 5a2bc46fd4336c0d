import { calls, memorySession, createClient, resourceCalls, type CallFailure } from '@gongdi/api';
import { GongdiError, projectmanage } from '@gongdi/domain';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstRun } from '../first-run.ts';
import type { BlobStore } from '../files/index.ts';
import { realPorts } from '../ports.ts';
import { createServer, type Server } from '../server.ts';
import { examineFolder, examinePages, migrate, openDatabase, type Database } from '../store/index.ts';
import { TEST_COST, withServer } from '../testing.ts';
import { failureOf } from './failures.ts';
import { DAMAGE_SHOWN, healthOf } from './health.ts';

const refused = (work: Promise<unknown>): Promise<CallFailure> =>
  work.then(
    () => Promise.reject(new Error('it was let through')),
    (error: unknown) => error as CallFailure,
  );

describe('a PostgreSQL of its own', () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'gongdi-broken-'));
  fs.chmodSync(dataDir, 0o755);
  let database: Database;
  let server: Server;
  let address: string;
  const open = async () => {
    database = await openDatabase({ dataDir, limits: { statement: 400, answer: 600, connect: 300, patience: 500 } });
    await migrate(database);
    server = await createServer({ database, ports: { passwordCost: TEST_COST } });
    address = await server.start();
  };
  const shut = async () => {
    await server.stop();
    await database.close();
  };
  const account = { user_name: '', password: '' };
  beforeAll(async () => {
    await open();
    // One project is enough to be shown, and to be damaged.
    const first = await firstRun(database.db, { ...realPorts, passwordCost: TEST_COST }, false);
    if (first?.kind !== 'administrator') throw new Error('the database was not empty');
    Object.assign(account, { user_name: first.user_name, password: first.password });
    await enter();
    await client().call(resourceCalls(projectmanage).add!, {
      body: {
        project_name: '滨江科创中心',
        project_phase: 1,
        project_address: { location: { address: '人民大道 200 号', longitude: 121.475, latitude: 31.23 } },
        begin_time: '2026-01-01',
      },
    });
  }, 120_000);
  afterAll(async () => {
    await shut();
    fs.rmSync(dataDir, { recursive: true, force: true });
  });

  const session = memorySession();
  const client = () => createClient({ config: () => ({ baseUrl: address }), session });
  const enter = async () => {
    const data = await client().call(calls.user.login, { body: account });
    session.set({ token: data.token, serial: data.serial_token_number });
  };
  const list = () => client().call(resourceCalls(projectmanage).list!, { query: {} }, { quiet: true });
  const ready = async () => (await fetch(`${address}/readyz`)).status;

  it('that stands still is answered for, in both languages, and used again when it goes on', async () => {
    await list();
    const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity`.execute(database.db);
    const file = fs.readdirSync(dataDir, { recursive: true }).find((name) => String(name).endsWith('postmaster.pid'));
    const postmaster = Number.parseInt(fs.readFileSync(path.join(dataDir, String(file)), 'utf8'), 10);
    const processes = [postmaster, ...rows.map((row) => row.pid)];
    const signal = (name: NodeJS.Signals) => {
      for (const pid of processes) process.kill(pid, name);
    };
    signal('SIGSTOP');
    try {
      // More calls than there are database connections, so that some wait for one.
      const answers = await Promise.all(Array.from({ length: 15 }, () => refused(list())));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
      expect(new Set(answers.map(({ message }) => message))).toEqual(new Set(['数据库暂时没有响应，请稍后重试']));
      const english = await fetch(`${address}/api/user/userlogin/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-language': 'en' },
        body: JSON.stringify(account),
      });
      expect(english.status).toBe(503);
      expect(await english.text()).toContain('The database does not answer at the moment');
      expect(await ready()).toBe(503);
    } finally {
      signal('SIGCONT');
    }
    await expect.poll(ready, { timeout: 20_000 }).toBe(200);
    expect((await list()).list.length).toBeGreaterThan(0);
  }, 60_000);

  it('that has a damaged page says so, and that somebody has to look', async () => {
    const { rows } = await sql<{ file: string; folder: string }>`
      select pg_relation_filepath('project') as file`.execute(database.db);
    await shut();
    const folder = fs
      .readdirSync(dataDir, { recursive: true })
      .map(String)
      .find((name) => name.endsWith('PG_VERSION') && !name.includes('base'))!;
    const file = path.join(dataDir, path.dirname(folder), rows[0]!.file);
    const bytes = fs.readFileSync(file);
    bytes.fill(0x5a, 4000, 4100);
    fs.writeFileSync(file, bytes);
    await open();
    // Readiness is not checked before this call: a sweep that makes the rounds of a new day may already have read the
    // damaged page.
    const failure = await refused(list());
    expect([failure.status, failure.message]).toEqual([503, expect.stringContaining('gongdi doctor')]);
    expect(await ready()).toBe(503);
    const { damaged, checksums, tables } = await examinePages(database);
    expect({ checksums, names: damaged.map(({ name }) => name) }).toEqual({ checksums: true, names: ['project'] });
    expect(tables).toBeGreaterThan(50);
    expect(await examineFolder(dataDir)).toMatchObject({
      holder: null,
      version: { found: expect.any(Number) as number },
    });
  }, 60_000);
});

it('shows damage for a while after it was last met, and a database that answers late at once', async () => {
  let now = 1_000_000;
  let hangs = false;
  const health = healthOf({
    probe: () => (hangs ? new Promise(() => undefined) : Promise.resolve()),
    now: () => now,
    within: 5,
  });
  expect(await health.isReady()).toBe(true);
  const page = Object.assign(new Error('invalid page in block 0'), { code: 'XX001' });
  health.note(new Error('the readings cannot be stored', { cause: page }));
  expect(await health.isReady()).toBe(false);
  now += DAMAGE_SHOWN;
  expect(await health.isReady()).toBe(true);
  hangs = true;
  now += 1_000;
  expect(await health.isReady()).toBe(false);
});

it.each(['53100', 'ENOSPC', 'EDQUOT'])('takes %s for a full disk, whatever a room made of it', (code) => {
  const wrapped = new GongdiError('internal', { cause: Object.assign(new Error('full'), { code }) });
  expect(failureOf(wrapped)).toMatchObject({
    status: 503,
    label: { en: expect.stringContaining('no room left') as string },
  });
});

describe('a full disk', () => {
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC', syscall: 'write' });
  const blobs: BlobStore = {
    put: () => Promise.reject(full),
    putFile: () => Promise.reject(new Error('no disk')),
    open: () => Promise.resolve(undefined),
    has: () => Promise.resolve(false),
    remove: () => Promise.resolve(),
    async *olderThan() {},
  };
  const kit = withServer({ blobs });

  it('is told to whoever uploads, and nothing of the file is kept', async () => {
    const client = await kit().client('admin');
    const file = new Blob(['a,b\n1,2\n']);
    const failure = await refused(
      client.call(calls.file.upload, { form: {}, file, fileName: 'a.txt' }, { quiet: true }),
    );
    expect([failure.status, failure.message]).toEqual([503, expect.stringContaining('服务器存储空间不足')]);
    expect((await kit().database.pool.query("select 1 from stored_file where name = 'a.txt'")).rows).toEqual([]);
  });
});
