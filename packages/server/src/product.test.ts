import { calls, CallFailure, createClient, memorySession, resourceCalls } from '@gongdi/api';
import { projectmanage } from '@gongdi/domain';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { isLoopback, ListenError, resetPassword, startProduct, type Product, type ProductOptions } from './index.ts';
import { openTestDatabase } from './store/testing.ts';

const running: Product[] = [];
const cleanups: (() => Promise<void>)[] = [];
// A start on an empty database loads the demo.
vi.setConfig({ testTimeout: 120_000 });
afterEach(async () => {
  await Promise.all(running.splice(0).map((product) => product.stop()));
});
afterAll(async () => {
  for (const cleanup of cleanups) await cleanup();
});

function makeFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'gongdi-product-'));
  fs.chmodSync(folder, 0o755);
  cleanups.push(() => fs.promises.rm(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * Prepares starts on a database of the test cluster, as with DATABASE_URL: an empty one, or one that a first start has
 * filled with the demo.
 */
async function prepare({ filled = false } = {}) {
  const demo = filled ? await demoInstallation() : undefined;
  const database = await openTestDatabase({ migrated: false, ...(demo && { copyOf: demo }) });
  cleanups.push(() => database.close());
  const dataDir = makeFolder();
  // Personal data can be read with the keys of this folder only.
  if (demo) fs.cpSync(demo.dataDir, dataDir, { recursive: true });
  const start = async (options: Partial<ProductOptions> = {}) => {
    const product = await startProduct({ dataDir, databaseUrl: database.url, port: 0, ...options });
    running.push(product);
    return product;
  };
  return Object.assign(start, { database });
}

/** What one start on an empty database leaves; a test that only needs the demo begins with a copy of it. */
let installation: Promise<{ url: string; dataDir: string }> | undefined;
const demoInstallation = () => (installation ??= install());
async function install() {
  const database = await openTestDatabase({ migrated: false });
  cleanups.push(() => database.close());
  const dataDir = makeFolder();
  await (await startProduct({ dataDir, databaseUrl: database.url, port: 0 })).stop();
  await database.disconnect();
  return { url: database.url, dataDir };
}

function postmasterOf(folder: string): number {
  const file = fs.readdirSync(folder, { recursive: true }).find((name) => String(name).endsWith('postmaster.pid'));
  return Number.parseInt(fs.readFileSync(path.join(folder, String(file)), 'utf8'), 10);
}

function login(address: string, user_name: string, password: string): Promise<unknown> {
  const client = createClient({ config: () => ({ baseUrl: address }) });
  return client.call(calls.user.login, { body: { user_name, password } });
}

describe('the product on a folder of its own', () => {
  const dataDir = makeFolder();

  it('starts when it is empty and again when it is not, and leaves nothing running', async () => {
    const first = await startProduct({ dataDir, port: 0 });
    expect(first.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(first.demo).toMatchObject({ usable: true });
    expect(first.database).toMatchObject({ kind: 'embedded', how: 'created' });
    await expect(startProduct({ dataDir, port: 0 })).rejects.toMatchObject({
      code: 'data_folder_held',
      text: { zh: expect.stringContaining(first.address) as unknown },
    });
    await first.stop();
    const second = await startProduct({ dataDir, port: 0 });
    await expect(login(second.address, 'admin', 'Admin@2026')).resolves.toMatchObject({ ent_types: [1000] });
    await second.stop();
    await expect(fetch(`${second.address}/healthz`)).rejects.toThrow();
  }, 120_000);

  it('loses nothing that it acknowledged when its database is killed, and says 503 meanwhile', async () => {
    const product = await startProduct({ dataDir, port: 0, log: 'off' });
    running.push(product);
    const session = memorySession();
    const client = createClient({ config: () => ({ baseUrl: product.address }), session });
    const entered = await client.call(calls.user.login, { body: { user_name: 'admin', password: 'Admin@2026' } });
    session.set({ token: entered.token, serial: entered.serial_token_number });
    const { add, detail } = resourceCalls(projectmanage);

    const acknowledged: string[] = [];
    const refusals = new Set<number>();
    const work = { busy: true };
    const write = async (worker: number): Promise<void> => {
      for (let count = 0; work.busy; count += 1) {
        const place = { address: '上海', longitude: 121, latitude: 31 };
        const body = {
          project_name: `${worker}-${count}`,
          project_phase: 1,
          project_address: { location: place },
          begin_time: '2026-01-01',
        };
        const result = await client.call(add!, { body }).catch((error: unknown) => error as CallFailure);
        if (result instanceof CallFailure) refusals.add(result.status);
        else acknowledged.push(result.id);
      }
    };
    const writers = [1, 2, 3].map(write);
    for (let kill = 0; kill < 2; kill += 1) {
      await sleep(700);
      process.kill(postmasterOf(product.database.where), 'SIGKILL');
      // The product works again once writes are acknowledged after the kill.
      for (const before = acknowledged.length; acknowledged.length < before + 5;) await sleep(50);
    }
    work.busy = false;
    await Promise.all(writers);
    expect([...refusals].filter((status) => status !== 503)).toEqual([]);
    for (const id of acknowledged)
      await expect(client.call(detail!, { params: { id } })).resolves.toMatchObject({ id });
  }, 120_000);
});

describe('the product', () => {
  it('loads the demo once, though two start together', async () => {
    const start = await prepare();
    const [one, two] = await Promise.all([start(), start()]);
    for (const { address, demo } of [one, two]) {
      expect(demo?.accounts.map((account) => account.user_name)).toContain('admin');
      await expect(login(address, 'patrol', 'Patrol@2026')).resolves.toHaveProperty('token');
    }
  });

  it('makes an administrator instead, and tells the password once', async () => {
    const start = await prepare();
    const { address, administrator, demo } = await start({ demo: false });
    expect(demo).toBeUndefined();
    expect(administrator!.password).toMatch(/^[a-zA-Z2-9]{16}$/);
    await expect(login(address, 'admin', administrator!.password)).resolves.toHaveProperty('token');
    const again = await start({ demo: true });
    expect([again.administrator, again.demo]).toEqual([undefined, undefined]);
  });

  it('does nothing that cannot be done again before it has its ports, and then tells the password at once', async () => {
    const start = await prepare();
    const blocker = http.createServer();
    await new Promise<void>((resolve) => void blocker.listen(0, '127.0.0.1', resolve));
    const { port } = blocker.address() as AddressInfo;
    const reported: { user_name: string; password: string }[] = [];
    const reportAdministrator = (one: (typeof reported)[number]) => void reported.push(one);
    for (const taken of [{ port }, { mqttPort: port }])
      await expect(start({ demo: false, reportAdministrator, ...taken })).rejects.toMatchObject({ code: 'port_taken' });
    expect(reported).toEqual([]);
    await new Promise((resolve) => void blocker.close(resolve));
    const { address, administrator } = await start({ demo: false, reportAdministrator, port });
    expect(reported).toMatchObject([{ user_name: 'admin', password: administrator!.password }]);
    await expect(login(address, 'admin', reported[0]!.password)).resolves.toHaveProperty('token');
  });

  it('gives an account a new password for whoever has the database, and ends what the old one opened', async () => {
    const start = await prepare({ filled: true });
    const product = await start();
    const { database } = start;
    const session = memorySession();
    const client = createClient({ config: () => ({ baseUrl: product.address }), session });
    const entered = await client.call(calls.user.login, { body: { user_name: 'admin', password: 'Admin@2026' } });
    session.set({ token: entered.token, serial: entered.serial_token_number });
    for (let wrong = 0; wrong < 4; wrong += 1) await login(product.address, 'admin', 'wrong').catch(() => undefined);
    const made = await resetPassword(database, ' Admin ');
    expect(made).toMatchObject({ user_name: 'admin', disabled: false });
    await expect(client.call(calls.user.userInfo, {}, { quiet: true })).rejects.toMatchObject({ status: 403 });
    await expect(login(product.address, 'admin', 'Admin@2026')).rejects.toMatchObject({ code: 10 });
    await expect(login(product.address, 'admin', made!.password)).resolves.toHaveProperty('token');
    expect(await resetPassword(database, 'nobody')).toBeUndefined();
  });

  it('refuses the known passwords where others can reach it, unless told otherwise', async () => {
    const start = await prepare({ filled: true });
    const open = await start({ host: '0.0.0.0' });
    expect(open.demo?.usable).toBe(false);
    const address = `http://127.0.0.1:${new URL(open.address).port}`;
    await expect(login(address, 'admin', 'Admin@2026')).rejects.toMatchObject({
      code: 10,
      message: expect.stringContaining('--demo-public') as unknown,
    });
    const reported = await start({ host: '0.0.0.0', demoPublic: true });
    const other = `http://127.0.0.1:${new URL(reported.address).port}`;
    await expect(login(other, 'admin', 'Admin@2026')).resolves.toHaveProperty('token');
  });

  it('lets calls under way end when it stops', async () => {
    const start = await prepare({ filled: true });
    const { address, stop } = await start();
    const body = JSON.stringify({ user_name: 'admin', password: 'Admin@2026' });
    const headers = { 'content-type': 'application/json', 'content-length': body.length };
    const sent = http.request(`${address}/api/user/userlogin/login`, { method: 'POST', headers });
    const answer = new Promise<number | undefined>((resolve, reject) => {
      sent.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject);
    });
    sent.write(body.slice(0, 10));
    // By the time this other call is answered, the server has received the head of the first one.
    await fetch(`${address}/healthz`);
    const stopped = stop();
    sent.end(body.slice(10));
    expect(await answer).toBe(200);
    await stopped;
    await expect(fetch(`${address}/healthz`)).rejects.toThrow();
  });
});

describe('the port', () => {
  const occupy = async (port = 0): Promise<number> => {
    const server = http.createServer();
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', resolve);
    });
    cleanups.push(() => new Promise((resolve) => void server.close(() => resolve())));
    return (server.address() as AddressInfo).port;
  };

  it('is the one that was asked for, or an error that says what to do', async () => {
    const start = await prepare();
    const port = await occupy();
    const failure = await start({ port }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ListenError);
    expect(failure).toMatchObject({
      code: 'port_taken',
      text: { zh: expect.stringContaining(String(port)) as unknown },
    });
  });

  it('is the next that is free when none was asked for', async () => {
    const start = await prepare({ filled: true });
    await occupy(8620).catch(() => 8620);
    const { address } = await start({ port: undefined });
    expect(Number(new URL(address).port)).toBeGreaterThan(8620);
  });
});

it.each([
  ['127.0.0.1', true],
  ['localhost', true],
  ['::1', true],
  ['0.0.0.0', false],
  ['192.168.1.4', false],
  ['127.evil.example', false],
])('knows whether %s is loopback: %s', (host, expected) => {
  expect(isLoopback(host)).toBe(expected);
});
