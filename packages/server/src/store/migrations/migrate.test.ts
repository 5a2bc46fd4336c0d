import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../database.ts';
import { describeDatabases, openTestDatabase } from '../testing.ts';
import { readMigrations, renumberMigration, type Migration } from './files.ts';
import { migrate } from './migrate.ts';

const step = (number: number, sql: string): Migration => ({
  number,
  name: `000${number}_step.sql`,
  sql,
  checksum: createHash('sha256').update(sql).digest('hex'),
});
const one = step(1, 'create table one (id integer); insert into one values (1);');
const two = step(2, 'alter table one add column name text;');

describe('readMigrations', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'gongdi-migrations-'));
  afterAll(() => fs.rmSync(folder, { recursive: true }));
  const put = (name: string, sql: string): void => fs.writeFileSync(path.join(folder, name), sql);

  it('reads ours in order', () => {
    const migrations = readMigrations();
    expect(migrations.length).toBeGreaterThan(0);
    expect(migrations.map((migration) => migration.number)).toEqual(migrations.map((_, index) => index + 1));
  });

  it('takes a file for the same with the line ends of Windows', () => {
    put('0001_a.sql', 'select 1;\nselect 2;\n');
    const unix = readMigrations(folder);
    put('0001_a.sql', 'select 1;\r\nselect 2;\r\n');
    expect(readMigrations(folder)).toEqual(unix);
  });

  it.each(['0001_b.sql', '0003_c.sql', '2_d.sql'])('refuses %s after 0001_a.sql', (name) => {
    put(name, '');
    expect(() => readMigrations(folder)).toThrow(expect.objectContaining({ code: 'migration_files' }));
    fs.rmSync(path.join(folder, name));
  });

  it('says how two branches with one number come apart', () => {
    const seeds = fs.mkdtempSync(path.join(os.tmpdir(), 'gongdi-seeds-'));
    put('0001_b.sql', 'select 3;');
    put('0002_c.sql', 'select 4;');
    fs.writeFileSync(path.join(seeds, '0001_b.sql'), '-- b');
    expect(() => readMigrations(folder)).toThrow(
      expect.objectContaining({ message: expect.stringContaining('npm run migration -- --renumber 0001_b.sql') }),
    );
    expect(renumberMigration('0001_b.sql', folder, seeds)).toBe('0003_b.sql');
    expect(readMigrations(folder).map(({ name }) => name)).toEqual(['0001_a.sql', '0002_c.sql', '0003_b.sql']);
    expect(fs.readdirSync(seeds)).toEqual(['0003_b.sql']);
    expect(() => renumberMigration('0001_b.sql', folder, seeds)).toThrow('0001_b.sql');
    fs.rmSync(seeds, { recursive: true });
  });
});

describeDatabases(
  'migrate',
  (database) => {
    it('applies what is pending, once', async () => {
      expect(await migrate(database(), [one])).toEqual(['0001_step.sql']);
      expect(await migrate(database(), [one, two])).toEqual(['0002_step.sql']);
      expect(await migrate(database(), [one, two])).toEqual([]);
      expect((await database().pool.query('select * from one')).rows).toEqual([{ id: 1, name: null }]);
    });

    it('applies all or nothing, and says which one failed and why', async () => {
      const three = step(3, 'create table three (id integer);');
      const four = step(4, 'create tabel four (id integer);');
      await expect(migrate(database(), [one, two, three, four])).rejects.toMatchObject({
        code: 'migration_failed',
        message: expect.stringMatching(/0004_step\.sql failed: syntax error at or near "tabel"/),
      });
      const { rows } = await database().pool.query(`select to_regclass('three') as three`);
      expect(rows).toEqual([{ three: null }]);
    });

    it('refuses a file that was changed after it was applied', async () => {
      const changed = step(1, 'create table one (id bigint);');
      const failure = migrate(database(), [changed, two]);
      await expect(failure).rejects.toMatchObject({
        code: 'migration_changed',
        message: expect.stringMatching('0001'),
      });
    });

    it('refuses a database that is newer than the code', async () => {
      await expect(migrate(database(), [one])).rejects.toMatchObject({
        code: 'migration_newer',
        text: { zh: expect.stringMatching(/0002_step\.sql.*0001_step\.sql/) },
      });
    });
  },
  { migrated: false },
);

describe('a failure after many migrations', () => {
  const tables = Array.from({ length: 59 }, (_, index) => step(index + 1, `create table t${index + 1} (id integer);`));
  const broken = step(60, 'create tabel t60 (id integer);');
  const tablesAfter = async (before: string) => {
    const database = await openTestDatabase({ migrated: false });
    await database.pool.query(before);
    await expect(migrate(database, [...tables, broken])).rejects.toMatchObject({ code: 'migration_failed' });
    const { rows } = await database.pool.query<{ n: number }>(
      `select count(*)::int as n from pg_tables where schemaname = current_schema() and tablename like 't%'`,
    );
    await database.close();
    return rows[0]!.n;
  };

  it('leaves a database with content as it was', async () => {
    expect(await tablesAfter('create table organisation (id integer); insert into organisation values (1)')).toBe(0);
  });

  it('leaves steps of a new one, which need few locks each', async () => {
    expect(await tablesAfter('select 1')).toBe(50);
  });
});

describe('servers that start together', () => {
  it('migrate once', async () => {
    const database = await openTestDatabase({ migrated: false });
    const others = await Promise.all([1, 2, 3].map(() => openDatabase({ url: database.url })));
    const slow = step(1, 'select pg_sleep(0.2); create table slow (id integer);');
    const applied = await Promise.all(others.map((other) => migrate(other, [slow])));
    expect(applied.flat()).toEqual(['0001_step.sql']);
    await Promise.all(others.map((other) => other.close()));
    await database.close();
  });
});
