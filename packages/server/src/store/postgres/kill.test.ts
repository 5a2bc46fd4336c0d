import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../database.ts';
import { dice, endVictims, isTimeUp, KILLS, killPostgres, startVictim, reportProgress } from '../testing/killing.ts';
import { isAlive, readPostmaster } from './postmaster.ts';

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
afterEach(endVictims);

/** Starts a separate process that writes row after row; also returns what it has printed so far. */
function startWriter(dataDir: string, address: string, user?: { uid: number; gid: number }) {
  const victim = startVictim(WRITER, [dataDir, address], user);
  const reports = (): Said[] => victim.lines.map((line) => JSON.parse(line) as Said);
  const until = async <T extends Said>(match: (one: Said) => one is T, from?: number): Promise<T> => {
    const found = JSON.parse(await victim.until((line) => match(JSON.parse(line) as Said), from)) as Said;
    if (!match(found)) throw new Error('another one');
    return found;
  };
  const confirmed = (): number[] => reports().flatMap((one) => (one.kind === 'written' ? [one.id] : []));
  return { ...victim, until, confirmed };
}

/** Kills for each of the three targets; together they are the number of kills of the short run. */
const ROUNDS = Math.ceil(KILLS / 3);

const isOpen = (one: Said) => one.kind === 'open';
const isWritten = (one: Said) => one.kind === 'written';
const isRefused = (one: Said) => one.kind === 'refused';
const isRecovered = (one: Said) => one.kind === 'recovered';

async function expectKept(dataDir: string, ids: readonly number[]): Promise<string> {
  const database = await openDatabase({ dataDir });
  const { rows } = await database.pool.query<{ id: number }>('select id from written');
  const kept = new Set(rows.map((row) => row.id));
  expect(ids.length).toBeGreaterThan(0);
  expect(ids.filter((id) => !kept.has(id))).toEqual([]);
  await database.close();
  return database.how;
}

/** The targets of the kills. */
const TARGETS = ['the server', 'PostgreSQL', 'both'] as const;

describe('what was confirmed is kept', () => {
  const dataDir = path.join(base, 'data');
  const roll = dice('store');
  const confirmed: number[] = [];
  const reopened: number[] = [];

  it.each(TARGETS)(
    `when %s is killed, ${ROUNDS} times`,
    async (target) => {
      let writer = startWriter(dataDir, 'http://127.0.0.1:1');
      for (let round = 0; round < ROUNDS && !isTimeUp(); round += 1) {
        await writer.until(isWritten, writer.lines.length);
        await sleep(roll() * 300);
        const from = writer.lines.length;
        if (target !== 'PostgreSQL') process.kill(writer.pid, 'SIGKILL');
        if (target !== 'the server') expect(killPostgres(dataDir)).toBe(true);
        if (target === 'PostgreSQL') {
          reopened.push((await writer.until(isRecovered, from)).milliseconds);
        } else {
          await writer.end();
          confirmed.push(...writer.confirmed());
          writer = startWriter(dataDir, 'http://127.0.0.1:1');
          const { how, milliseconds } = await writer.until(isOpen);
          expect(how).toBe(target === 'both' ? 'started' : 'adopted');
          reopened.push(milliseconds);
        }
        reportProgress(`${target}, kill ${round + 1} of ${ROUNDS}: open again in ${Math.round(reopened.at(-1)!)} ms`);
      }
      await writer.until(isWritten, writer.lines.length);
      expect(await writer.end('SIGTERM')).toBe(0);
      confirmed.push(...writer.confirmed());
      expect(await expectKept(dataDir, confirmed)).toBe('started');
    },
    3_600_000,
  );

  // With few samples a percentile is meaningless.
  it.runIf(ROUNDS >= 20)('and comes back within five seconds, 95 times of 100', () => {
    const slow = reopened.toSorted((a, b) => a - b)[Math.ceil(reopened.length * 0.95) - 1]!;
    reportProgress(`${confirmed.length} rows confirmed; reopened ${reopened.length} times, p95 ${Math.round(slow)} ms`);
    expect(slow).toBeLessThan(5000);
  });
});

describe('a second server on a data folder', () => {
  it('is told who serves it', async () => {
    const dataDir = path.join(base, 'held');
    const writer = startWriter(dataDir, 'http://127.0.0.1:8620');
    await writer.until(isOpen);
    await expect(openDatabase({ dataDir })).rejects.toMatchObject({
      code: 'data_folder_held',
      message: expect.stringMatching(new RegExp(`process ${writer.pid}, address http://127.0.0.1:8620`)),
    });
    await writer.end('SIGTERM');
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

describe('work beside a server', () => {
  it('waits for its PostgreSQL to come back', async () => {
    const dataDir = path.join(base, 'beside');
    const writer = startWriter(dataDir, 'http://127.0.0.1:1');
    await writer.until(isWritten);
    const { pid } = readPostmaster(path.join(dataDir, 'postgres/data'))!;
    expect(killPostgres(dataDir)).toBe(true);
    while (isAlive(pid)) await sleep(1);
    const database = await openDatabase({ dataDir, beside: true });
    const { rows } = await sql`select id from written limit 1`.execute(database.db);
    expect(rows).toHaveLength(1);
    await database.close();
    expect(await writer.end('SIGTERM')).toBe(0);
  });

  it('takes the folder itself when the server has gone', async () => {
    const dataDir = path.join(base, 'beside');
    const database = await openDatabase({ dataDir, beside: true });
    expect(database.how).toBe('started');
    await database.close();
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
      await writer.end('SIGTERM');
      // Later a server that runs as root continues with the folder under that user.
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
