import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../database.ts';
import { findPackage, prepareBinaries } from './binaries.ts';
import { openCluster } from './cluster.ts';
import { openHome, openSecret } from './home.ts';
import { isAlive, readPostmaster } from './postmaster.ts';
import { openEmbedded } from './supervisor.ts';

const base = fs.mkdtempSync(path.join(os.tmpdir(), 'gongdi-supervisor-'));
fs.chmodSync(base, 0o755);
afterAll(() => fs.rmSync(base, { recursive: true, force: true }));
const dataDir = path.join(base, 'data');
const inside = (name: string): string => path.join(dataDir, 'postgres', name);

const open = async <T>(work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>): Promise<T> => {
  const database = await openDatabase({ dataDir });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
};

describe('an embedded PostgreSQL', () => {
  it('is made as we want it', async () => {
    await open(async ({ pool, how }) => {
      expect(how).toBe('created');
      const { rows } = await pool.query<Record<string, unknown>>(`
        select current_setting('server_encoding') as encoding, datlocprovider::text as provider, datlocale as locale,
          current_setting('data_checksums') as checksums, current_setting('listen_addresses') as listens,
          current_setting('fsync') as fsync, current_setting('timezone') as zone, rolsuper as super
        from pg_database, pg_roles where datname = current_database() and rolname = current_user`);
      expect(rows).toEqual([
        {
          encoding: 'UTF8',
          provider: 'b',
          locale: 'C.UTF-8',
          checksums: 'on',
          listens: '',
          fsync: 'on',
          zone: 'UTC',
          super: false,
        },
      ]);
      await pool.query(`create table kept as select 1 as one`);
    });
  });

  it('lets nobody in without the secret, not even over its own socket', async () => {
    const hba = fs.readFileSync(inside('data/pg_hba.conf'), 'utf8').split('\n');
    const methods = hba.filter((line) => /^(local|host)/.test(line)).map((line) => line.trim().split(/\s+/).at(-1));
    expect(new Set(methods)).toEqual(new Set(['scram-sha-256']));
    expect(fs.statSync(inside('secret')).mode & 0o777).toBe(0o600);
    expect(fs.readdirSync(inside('')).filter((name) => name.startsWith('data.'))).toEqual([]);
  });

  it('leaves nothing running when it is closed, and keeps its data', async () => {
    expect(readPostmaster(inside('data'))).toBeUndefined();
    expect(fs.existsSync(inside('holder.json'))).toBe(false);
    await open(async ({ pool, how }) => {
      expect(how).toBe('started');
      expect((await pool.query('select one from kept')).rows).toEqual([{ one: 1 }]);
    });
  });

  it('starts although its lock files name a process that is somebody else by now', async () => {
    const { user } = openHome(dataDir);
    const sleeper = spawn('sleep', ['60'], { uid: user?.uid, gid: user?.gid });
    const lines = [sleeper.pid, inside('data'), 1_700_000_000, 5432, inside('socket'), '', '1 1', 'ready   '];
    fs.writeFileSync(inside('data/postmaster.pid'), lines.join('\n'));
    if (user) fs.chownSync(inside('data/postmaster.pid'), user.uid, user.gid);
    await open(async ({ how }) => expect(how).toBe('started'));
    sleeper.kill();
  });

  it('is finished when its making was cut short', async () => {
    const cut = path.join(base, 'cut');
    const home = openHome(cut);
    fs.mkdirSync(path.join(home.folder, 'data.2147483646/data'), { recursive: true });
    await openCluster(home, prepareBinaries(findPackage(), home.folder, home.user), openSecret(home));
    expect(fs.readdirSync(home.folder).filter((name) => name.startsWith('data.'))).toEqual([]);
    const database = await openDatabase({ dataDir: cut });
    expect((await database.pool.query('select current_user as name')).rows).toEqual([{ name: 'gongdi' }]);
    await database.close();
  });

  it('refuses the data of another PostgreSQL and leaves them alone', async () => {
    fs.writeFileSync(inside('data/PG_VERSION'), '17\n');
    await expect(openDatabase({ dataDir })).rejects.toMatchObject({
      code: 'postgres_major',
      text: { zh: expect.stringContaining('PostgreSQL 17'), en: expect.stringContaining('PostgreSQL 17') },
    });
    fs.writeFileSync(inside('data/PG_VERSION'), '18\n');
    await open(async ({ pool }) => expect((await pool.query('select one from kept')).rowCount).toBe(1));
  });

  it('says so when the secret is not that of the data', async () => {
    const secret = fs.readFileSync(inside('secret'), 'utf8');
    fs.writeFileSync(inside('secret'), 'another');
    await expect(openDatabase({ dataDir })).rejects.toMatchObject({ code: 'postgres_secret' });
    fs.writeFileSync(inside('secret'), secret);
    await open(async ({ how }) => expect(how).toBe('adopted'));
  });

  it('says so when PostgreSQL cannot start, with PostgreSQL’s own reason', async () => {
    const file = inside('data/postgresql.conf');
    const config = fs.readFileSync(file, 'utf8');
    fs.appendFileSync(file, '\nwal_level = nonsense\n');
    await expect(openDatabase({ dataDir })).rejects.toMatchObject({
      code: 'postgres_start',
      message: expect.stringContaining('postgresql.conf'),
    });
    fs.writeFileSync(file, config);
  });

  it('works under a path too long for a socket', async () => {
    const database = await openDatabase({ dataDir: path.join(base, 'long'.repeat(40)) });
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    const folder = (database.pool.options as { host?: string }).host!;
    expect(fs.existsSync(folder)).toBe(true);
    await database.close();
    expect(fs.existsSync(folder)).toBe(false);
  });

  it('lets requests wait while a killed PostgreSQL comes back', async () => {
    await open(async ({ db, pool }) => {
      await pool.query('select 1');
      process.kill(readPostmaster(inside('data'))!.pid, 'SIGKILL');
      while (pool.totalCount > 0) await new Promise((resolve) => setTimeout(resolve, 5));
      const { rows } = await sql<{ one: number }>`select one from kept`.execute(db);
      expect(rows).toEqual([{ one: 1 }]);
    });
  });

  if (process.getuid?.() === 0)
    it('works for root in a folder that its user cannot enter, elsewhere', async () => {
      const closed = path.join(base, 'closed');
      fs.mkdirSync(closed, { mode: 0o700 });
      const shelter = path.join(base, 'shelter');
      const embedded = await openEmbedded({ dataDir: path.join(closed, 'data'), shelter });
      expect(embedded).toMatchObject({ moved: true, how: 'created', folder: expect.stringContaining(shelter) });
      const { pid } = readPostmaster(path.join(embedded.folder, 'data'))!;
      expect(isAlive(pid)).toBe(true);
      expect(fs.statSync(`/proc/${pid}`).uid).not.toBe(0);
      await embedded.stop();
      // The entry in the process table is removed once the parent has waited for the process.
      await expect.poll(() => isAlive(pid), { timeout: 10_000 }).toBe(false);
    });
});
