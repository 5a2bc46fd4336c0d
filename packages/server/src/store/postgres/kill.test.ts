import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import readline from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../database.ts';
import { readPostmaster } from './postmaster.ts';

const base = fs.mkdtempSync(path.join(os.tmpdir(), 'gongdi-kill-'));
fs.chmodSync(base, 0o755);
afterAll(() => fs.rmSync(base, { recursive: true, force: true }));

type Said =
  | { kind: 'open'; how: string; milliseconds: number }
  | { kind: 'written'; id: number }
  | { kind: 'refused'; code: string; text: { zh: string; en: string } }
  | { kind: 'lost' }
  | { kind: 'recovered'; milliseconds: number };

const WRITER = fileURLToPath(new URL('../fixtures/writer.mjs', import.meta.url));
const children = new Set<ChildProcess>();
afterEach(async () => {
  for (const child of children) child.kill('SIGTERM');
  await Promise.all([...children].map(gone));
});

/** A server in a process of its own that writes row after row, and what it has said so far. */
function startWriter(dataDir: string, address: string, user?: { uid: number; gid: number }) {
  const child = spawn(process.execPath, [WRITER, dataDir, address], { stdio: ['ignore', 'pipe', 'inherit'], ...user });
  children.add(child);
  child.on('exit', () => children.delete(child));
  const said: Said[] = [];
  const waiting = new Set<() => void>();
  readline.createInterface(child.stdout).on('line', (line) => {
    said.push(JSON.parse(line) as Said);
    for (const wake of waiting) wake();
  });
  const until = <T extends Said>(match: (one: Said) => one is T, from = 0): Promise<T> =>
    new Promise((resolve) => {
      const look = (): void => {
        const found = said.slice(from).find(match);
        if (!found) return;
        waiting.delete(look);
        resolve(found);
      };
      waiting.add(look);
      look();
    });
  const confirmed = (): number[] => said.flatMap((one) => (one.kind === 'written' ? [one.id] : []));
  return { child, said, until, confirmed };
}

const isOpen = (one: Said) => one.kind === 'open';
const isWritten = (one: Said) => one.kind === 'written';
const isRefused = (one: Said) => one.kind === 'refused';
const isRecovered = (one: Said) => one.kind === 'recovered';

function gone(child: ChildProcess): Promise<unknown> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.on('exit', resolve));
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function expectKept(dataDir: string, ids: readonly number[]): Promise<string> {
  const database = await openDatabase({ dataDir });
  const { rows } = await database.pool.query<{ id: number }>('select id from written');
  const kept = new Set(rows.map((row) => row.id));
  expect(ids.length).toBeGreaterThan(0);
  expect(ids.filter((id) => !kept.has(id))).toEqual([]);
  await database.close();
  return database.how;
}

describe('what was confirmed is kept', () => {
  const dataDir = path.join(base, 'data');
  const data = path.join(dataDir, 'postgres', 'data');

  it('when the server is killed', async () => {
    const writer = startWriter(dataDir, 'http://127.0.0.1:1');
    await writer.until(isWritten);
    await pause(300);
    writer.child.kill('SIGKILL');
    await gone(writer.child);
    expect(await expectKept(dataDir, writer.confirmed())).toBe('adopted');
  });

  it('when PostgreSQL is killed, which comes back by itself', async () => {
    const writer = startWriter(dataDir, 'http://127.0.0.1:2');
    await writer.until(isWritten);
    await pause(300);
    process.kill(readPostmaster(data)!.pid, 'SIGKILL');
    const { milliseconds } = await writer.until(isRecovered);
    await writer.until(isWritten, writer.said.length);
    expect(milliseconds).toBeLessThan(5000);
    writer.child.kill('SIGTERM');
    await gone(writer.child);
    expect(writer.child.exitCode).toBe(0);
    expect(await expectKept(dataDir, writer.confirmed())).toBe('started');
  });

  it('when both are killed', async () => {
    const writer = startWriter(dataDir, 'http://127.0.0.1:3');
    await writer.until(isWritten);
    await pause(300);
    writer.child.kill('SIGKILL');
    process.kill(readPostmaster(data)!.pid, 'SIGKILL');
    await gone(writer.child);
    expect(await expectKept(dataDir, writer.confirmed())).toBe('started');
  });
});

describe('a second server on a data folder', () => {
  it('is told who serves it', async () => {
    const dataDir = path.join(base, 'held');
    const writer = startWriter(dataDir, 'http://127.0.0.1:8620');
    await writer.until(isOpen);
    await expect(openDatabase({ dataDir })).rejects.toMatchObject({
      code: 'data_folder_held',
      message: expect.stringMatching(new RegExp(`process ${writer.child.pid}, address http://127.0.0.1:8620`)),
    });
    writer.child.kill('SIGTERM');
    await gone(writer.child);
    await (await openDatabase({ dataDir })).close();
  });

  it('is refused also in the moment when both begin, and PostgreSQL is made once', async () => {
    const dataDir = path.join(base, 'race');
    const writers = ['http://127.0.0.1:1', 'http://127.0.0.1:2'].map((address) => startWriter(dataDir, address));
    const outcomes = await Promise.all(writers.map(({ until }) => Promise.race([until(isOpen), until(isRefused)])));
    expect(outcomes.map((outcome) => outcome.kind).toSorted()).toEqual(['open', 'refused']);
    expect(outcomes.find(isRefused)).toMatchObject({ code: 'data_folder_held' });
  });

  it('is refused by the same process too', async () => {
    const dataDir = path.join(base, 'twice');
    const first = await openDatabase({ dataDir });
    await expect(openDatabase({ dataDir })).rejects.toMatchObject({ code: 'data_folder_held' });
    expect((await first.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await first.close();
  });
});

if (process.getuid?.() === 0)
  describe('a user without rights', () => {
    const nobody = { uid: 65534, gid: 65534 };

    it('works as well', async () => {
      const dataDir = path.join(base, 'plain');
      fs.mkdirSync(dataDir);
      fs.chownSync(dataDir, nobody.uid, nobody.gid);
      const writer = startWriter(dataDir, 'http://127.0.0.1:4', nobody);
      await writer.until(isWritten);
      expect(fs.statSync(path.join(dataDir, 'postgres/secret'))).toMatchObject(nobody);
      writer.child.kill('SIGTERM');
      await gone(writer.child);
      // and root goes on with it later, under that user
      expect(await expectKept(dataDir, writer.confirmed())).toBe('started');
      expect(fs.statSync(path.join(dataDir, 'postgres/data')).uid).toBe(nobody.uid);
    });

    it('is told whose data these are', async () => {
      const dataDir = path.join(base, 'plain');
      const writer = startWriter(dataDir, '', { uid: 1, gid: 1 });
      const { code } = await writer.until(isRefused);
      expect(code).toMatch(/^(postgres_owner|data_folder)$/);
    });
  });
