import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO } from '../../testing.ts';
import { readMigrations } from '../migrations/files.ts';
import { openTestDatabase, withDatabase, type TestDatabase } from '../testing.ts';
import { backupToFile, restoreFromFile } from './file.ts';
import { describeTables } from './tables.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'gongdi-backup-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
const file = path.join(folder, 'site.backup');
/** The demo, whose backup is put back exactly. */
const source = withDatabase({ filled: DEMO });
/** A few rows: refusals and interruptions need no more, and are the same with many. */
const few = withDatabase();
const small = path.join(folder, 'small.backup');
const program = 'test';

/** Returns the rows of every table as PostgreSQL's own texts, sorted. */
async function contentOf({ pool }: Pick<TestDatabase, 'pool'>): Promise<Record<string, string[]>> {
  const client = await pool.connect();
  try {
    const content: Record<string, string[]> = {};
    for (const { table } of await describeTables(client)) {
      const { rows } = await client.query<{ row: string }>(`select t::text as row from "${table}" t order by 1`);
      content[table] = rows.map(({ row }) => row);
    }
    return content;
  } finally {
    client.release();
  }
}

/** Changes the lines of the small backup and compresses them again. */
function altered(change: (lines: string[]) => string[]): string {
  const lines = gunzipSync(fs.readFileSync(small)).toString('utf8').trimEnd().split('\n');
  const other = path.join(folder, 'altered.backup');
  fs.writeFileSync(other, gzipSync(`${change(lines).join('\n')}\n`));
  return other;
}

async function inEmpty(work: (database: TestDatabase) => Promise<void>, migrated = false): Promise<void> {
  const database = await openTestDatabase({ migrated });
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

beforeAll(async () => {
  // Content of texts, numbers, bytes and JSON that a careless copy would lose.
  await source().pool.query(
    `update account set nickname = E'引号" 反斜杠\\\\ 换行\\n制表\\t 𠮷' where user_name = 'admin'`,
  );
  await source().pool.query(`update account set updated_at = '2026-01-02T03:04:05.678912Z' where user_name = 'admin'`);
  const { rows } = await source().pool.query<{ id: string }>(`select id from account where user_name = 'admin'`);
  await source().pool.query(
    `insert into import_upload (account_id, key, call, file_hash, result, created_at)
     values ($1, 'json-null', 'x', '\\x00ff10', 'null'::jsonb, now())`,
    [rows[0]!.id],
  );
  await backupToFile(source(), file, { program });
  await few().pool.query(`insert into organisation (id, path, name, ent_type, sort, created_at, updated_at)
    select 'o' || n, 'o' || n || '/', '总包 𠮷 ' || n, 1000, n, now(), now() from generate_series(1, 20) n`);
  await backupToFile(few(), small, { program });
}, 60_000);

describe('a backup', () => {
  it('is put back exactly, into an empty and into a migrated database', async () => {
    const before = await contentOf(source());
    expect(Object.values(before).flat().length).toBeGreaterThan(50);
    for (const migrated of [false, true])
      await inEmpty(async (target) => {
        const summary = await restoreFromFile(target, file);
        expect(await contentOf(target)).toEqual(before);
        expect(summary.rows).toBe(Object.values(before).flat().length);
        expect(summary.schema).toBe(readMigrations().at(-1)!.name);
      }, migrated);
  }, 60_000);

  it('keeps foreign keys and rules, and goes on counting where the source was', async () => {
    const keys = `select conname, pg_get_constraintdef(oid) as text from pg_constraint
      where connamespace = current_schema()::regnamespace order by conname, text`;
    await inEmpty(async (target) => {
      await restoreFromFile(target, file);
      expect((await target.pool.query(keys)).rows).toEqual((await source().pool.query(keys)).rows);
      // What a server makes at its start, for the search, is not in a backup.
      const rules = `select tgrelid::regclass::text as table, tgname, tgenabled from pg_trigger
        where not tgisinternal and tgname !~ '^search_[0-9]+$' and tgrelid in (select oid from pg_class where relnamespace = current_schema()::regnamespace)
        order by 1, 2`;
      const { rows: awake } = await target.pool.query(rules);
      expect(awake.length).toBeGreaterThan(50);
      expect(awake).toEqual((await source().pool.query(rules)).rows);
      const number = `select last_value::text, is_called from process_activity_number_seq`;
      expect((await target.pool.query(number)).rows).toEqual((await source().pool.query(number)).rows);
    });
  });

  it('is readable by its owner only, and replaces an older one whole', async () => {
    if (process.platform !== 'win32') expect(fs.statSync(file).mode & 0o777).toBe(0o600);
    const again = path.join(folder, 'again.backup');
    fs.writeFileSync(again, 'older');
    const { bytes } = await backupToFile(source(), again, { program });
    expect(fs.statSync(again).size).toBe(bytes);
  });

  it('shows one moment, whatever is written meanwhile', async () => {
    const rows = 'select count(*)::int as n from organisation';
    const counted = (await few().pool.query<{ n: number }>(rows)).rows[0]!.n;
    const moment = path.join(folder, 'moment.backup');
    let wrote = false;
    await backupToFile(few(), moment, {
      program,
      progress: () => {
        if (wrote) return;
        wrote = true;
        void few().pool.query(
          `insert into organisation (id, path, name, ent_type, sort, created_at, updated_at)
           values ('later', 'later/', 'later', 1000, 0, now(), now())`,
        );
      },
    });
    expect(wrote).toBe(true);
    await expect.poll(async () => (await few().pool.query<{ n: number }>(rows)).rows[0]!.n).toBe(counted + 1);
    await inEmpty(async (target) => {
      await restoreFromFile(target, moment);
      expect((await target.pool.query<{ n: number }>(rows)).rows[0]!.n).toBe(counted);
    });
    await few().pool.query(`delete from organisation where id = 'later'`);
  });

  it('leaves nothing behind when it is interrupted', async () => {
    const stop = new AbortController();
    const path_ = path.join(folder, 'never.backup');
    const work = backupToFile(source(), path_, { program, signal: stop.signal, progress: () => stop.abort() });
    await expect(work).rejects.toThrow();
    expect(fs.readdirSync(folder).filter((name) => name.startsWith('never'))).toEqual([]);
  });

  it('says when there is nothing to back up, and when the folder is not there', async () => {
    await inEmpty(async (target) => {
      await expect(backupToFile(target, file, { program })).rejects.toMatchObject({ code: 'backup_empty' });
    });
    const nowhere = path.join(folder, 'no', 'site.backup');
    await expect(backupToFile(source(), nowhere, { program })).rejects.toMatchObject({ code: 'ENOENT' });
  });
});

describe('restoring', () => {
  it('refuses a database that holds rows, unless forced', async () => {
    const before = await contentOf(few());
    await expect(restoreFromFile(few(), small)).rejects.toMatchObject({ code: 'backup_not_empty' });
    await inEmpty(async (target) => {
      await target.pool.query(`insert into organisation (id, path, name, ent_type, sort, created_at, updated_at)
        values ('x', 'x/', 'x', 1000, 0, now(), now())`);
      await restoreFromFile(target, small, { force: true });
      expect(await contentOf(target)).toEqual(before);
    }, true);
  });

  const wrong: [string, string, () => string][] = [
    ['no backup', 'backup_damaged', () => write('none.backup', Buffer.from('hello'))],
    ['another gzip', 'backup_damaged', () => write('other.backup', gzipSync('{"a":1}\n'))],
    ['an empty file', 'backup_damaged', () => write('empty.backup', Buffer.alloc(0))],
    ['a file cut short', 'backup_damaged', () => write('cut.backup', fs.readFileSync(small).subarray(0, -400))],
    ['its last line lost', 'backup_damaged', () => altered((lines) => lines.slice(0, -1))],
    ['a row lost', 'backup_damaged', () => altered((lines) => lines.filter((_, index) => index !== 5))],
    ['a letter changed', 'backup_damaged', () => altered((lines) => lines.map((line) => line.replace('𠮷', '吉')))],
    [
      'an unknown table',
      'backup_damaged',
      () => altered((lines) => lines.map((line) => line.replace('"table":"organisation"', '"table":"organization"'))),
    ],
    [
      'another format',
      'backup_format',
      () => altered(([head, ...rest]) => [head!.replace('"version":2', '"version":3'), ...rest]),
    ],
    [
      'a changed migration',
      'migration_changed',
      () => altered(([head, ...rest]) => [head!.replace(/"checksum":"../, '"checksum":"zz'), ...rest]),
    ],
  ];
  it.each(wrong)('refuses %s and changes nothing', async (_, code, make) => {
    const bad = make();
    await inEmpty(async (target) => {
      await target.pool.query(`create table kept (id int); insert into kept values (1)`);
      await expect(restoreFromFile(target, bad, { force: true })).rejects.toMatchObject({ code });
      expect((await target.pool.query('select id from kept')).rows).toEqual([{ id: 1 }]);
    });
  });

  it('refuses a backup of a newer program', async () => {
    await inEmpty(async (target) => {
      const work = restoreFromFile(target, small, { migrations: readMigrations().slice(0, -1) });
      await expect(work).rejects.toMatchObject({ code: 'backup_newer' });
    });
  });

  it('brings an older backup up to date', async () => {
    const further = { number: readMigrations().length + 1, name: '9999_further.sql', checksum: 'x' };
    const migrations = [...readMigrations(), { ...further, sql: 'create table further (id integer)' }];
    await inEmpty(async (target) => {
      const { schema } = await restoreFromFile(target, small, { migrations });
      expect(schema).toBe('9999_further.sql');
      expect((await target.pool.query('select id from further')).rows).toEqual([]);
    });
  });

  it('changes nothing when it is interrupted', async () => {
    const stop = new AbortController();
    await inEmpty(async (target) => {
      const work = restoreFromFile(target, small, { signal: stop.signal, progress: () => stop.abort() });
      await expect(work).rejects.toThrow();
      const { rows } = await target.pool.query(`select relname from pg_class
        where relnamespace = current_schema()::regnamespace and relkind = 'r'`);
      expect(rows).toEqual([]);
    });
  });
});

function write(name: string, bytes: Uint8Array): string {
  const target = path.join(folder, name);
  fs.writeFileSync(target, bytes);
  return target;
}
