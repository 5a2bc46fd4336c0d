import { staff } from '@gongdi/domain';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { loadDemo } from '../../load-demo.ts';
import { realPorts } from '../../ports.ts';
import { backupToFile, restoreFromFile } from '../backup/file.ts';
import { openDatabase } from '../database.ts';
import { migrate } from '../migrations/migrate.ts';
import { resourceRepository } from '../resource-repository.ts';
import { WHOLE } from '../resource-scope.ts';
import { openTestDatabase } from '../testing.ts';
import { fileKeys, keyIdsOf, openVault, opened, rotateKeys } from './index.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'gongdi-keys-'));
const file = path.join(folder, 'personal-keys.json');
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
const quick = { ...realPorts, passwordCost: { memoryCost: 1024, timeCost: 2, parallelism: 1 } };

/** The life of an installation, from plain text through a rotation to a restored backup. */
it('encrypts what exists, rotates, backs up and restores', async () => {
  const place = await openTestDatabase({ migrated: false });
  const database = await openDatabase({ url: place.url, keys: fileKeys(file) });
  const { db, pool } = database;
  await migrate(database);
  await loadDemo(db, quick);
  // As an earlier version has stored it, in the table and in the recycle bin.
  await pool.query(`update staff set phone_number = '1397080' || lpad((row_number)::text, 4, '0'), id_card = null,
      bank_card = null, emergency_phone = null, id_address = null
    from (select id as one, row_number() over (order by id) from staff) n where n.one = staff.id`);
  await pool.query(`insert into deleted_record (resource, record_id, title, record, files, deleted_at)
    select 'staff', 'bin-' || id, name, to_jsonb(staff) || jsonb_build_object('id', 'bin-' || id), '[]', now() from staff limit 3`);
  await openVault(database);
  const first = fs.statSync(file);
  expect(first.mode & 0o777).toBe(0o600);
  const plain = `select (select count(*) from staff where phone_number ~ '^1397080') +
    (select count(*) from deleted_record where record ->> 'phone_number' ~ '^1397080') as count`;
  expect((await pool.query(plain)).rows[0]).toEqual({ count: 0 });
  const [old] = await keyIdsOf(db);

  const access = { scope: WHOLE, account_id: null, org_id: null };
  const people = resourceRepository(db, staff);
  const found = async () =>
    (await people.list(access, { phone_number: '13970800007' })).list.map((row) => row.phone_number);
  expect(await found()).toEqual(['13970800007']);
  expect((await people.list(access, { phone_number: '0007' })).total).toBe(1);

  // A value of another row cannot be read.
  const { rows: two } = await pool.query<{ id: string; phone_number: string }>(
    'select id, phone_number from staff order by id limit 2',
  );
  expect(() => opened(db, 'staff', { ...two[0]!, phone_number: two[1]!.phone_number })).toThrow(
    expect.objectContaining({ code: 'personal_damaged' }),
  );

  // Interrupted in the middle, then finished; what is found meanwhile is the same.
  const stop = new AbortController();
  const interrupted = rotateKeys(database, {
    now: Date.now(),
    settle: 0,
    signal: stop.signal,
    progress: (table) => table === 'project' && stop.abort(),
  });
  await expect(interrupted).rejects.toMatchObject({ name: 'AbortError' });
  expect(await keyIdsOf(db)).toHaveLength(2);
  expect(await found()).toEqual(['13970800007']);
  const home = (await people.list(access, { phone_number: '13970800007' })).list[0]!;
  const again = { name: '同号', phone_number: '13970800007', trade: 3, status: 1 };
  await expect(people.insert({ ...access, org_id: home.org_id }, again)).rejects.toMatchObject({ entry: 'duplicate' });
  const done = await rotateKeys(database, { now: Date.now(), settle: 0 });
  expect(done).toMatchObject({ removed: [old], kept: false });
  expect(await keyIdsOf(db)).toEqual([done.key]);
  expect(await found()).toEqual(['13970800007']);
  await expect(people.insert({ ...access, org_id: home.org_id }, again)).rejects.toMatchObject({ entry: 'duplicate' });
  const left = `select count(*) as count from deleted_record where record ->> 'phone_number' like 'gd1:${old}:%'`;
  expect((await pool.query(left)).rows[0]).toEqual({ count: 0 });

  // A backup says which key it needs; without it nothing is changed.
  const backup = path.join(folder, 'site.backup');
  expect(await backupToFile(database, backup, { program: 'test' })).toMatchObject({ keys: [done.key] });
  const other = await openTestDatabase({ migrated: false });
  const without = await openDatabase({ url: other.url, keys: fileKeys(path.join(folder, 'none.json')) });
  await expect(restoreFromFile(without, backup)).rejects.toMatchObject({
    code: 'personal_keys_missing',
    text: { zh: expect.stringContaining(done.key) },
  });
  expect((await without.pool.query(`select to_regclass('staff') as staff`)).rows[0]).toEqual({ staff: null });
  await without.close();
  const target = await openDatabase({ url: other.url, keys: fileKeys(file) });
  await restoreFromFile(target, backup);
  expect((await resourceRepository(target.db, staff).list(access, { phone_number: '13970800007' })).total).toBe(1);
  await target.close();

  // A server that has lost its key does not start, and makes no other one.
  fs.renameSync(file, `${file}.away`);
  const lost = await openDatabase({ url: place.url, keys: fileKeys(file) });
  await expect(openVault(lost)).rejects.toMatchObject({ code: 'personal_keys_missing' });
  expect(fs.existsSync(file)).toBe(false);
  await lost.close();
  await database.close();
  await place.close();
  await other.close();
}, 120_000);
