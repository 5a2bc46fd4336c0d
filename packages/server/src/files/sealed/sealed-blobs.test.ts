import { calls } from '@gongdi/api';
import { Transformer } from '@napi-rs/image';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { addFileKey, fileKeyOf, newFileKey, rotateKeys } from '../../store/index.ts';
import { withServer } from '../../testing.ts';
import { hashOf, shardedPath } from '../hash.ts';
import { addFile, examineFiles, localBlobs, sealOlderFiles, sweepFiles } from '../index.ts';
import { PNG } from '../testing.ts';

const kit = withServer();
const HOUR = 3_600_000;
const get = async (url: string, headers = {}) => fetch(kit().address + url, { headers });
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

async function stored(): Promise<Map<string, Buffer>> {
  const names = (await fs.readdir(kit().files, { recursive: true })).filter((name) => /[0-9a-f]{64}$/.test(name));
  return new Map(
    await Promise.all(
      names.map(async (name) => [path.basename(name), await fs.readFile(path.join(kit().files, name))] as const),
    ),
  );
}

async function upload(bytes: Uint8Array, fileName: string) {
  const client = await kit().client('contractor');
  const file = await client.call(calls.file.upload, { form: {}, file: new Blob([new Uint8Array(bytes)]), fileName });
  const rows = await kit().database.pool.query<{ hash: string; preview_hash: string | null }>(
    'select hash, preview_hash from stored_file where id = $1',
    [file.id],
  );
  return { ...file, ...rows.rows[0]! };
}

it('stores what is uploaded, and its small picture, encrypted and under a name that says nothing', async () => {
  const picture = Buffer.from(await Transformer.fromRgbaPixels(randomBytes(500 * 400 * 4), 500, 400).png());
  expect(picture.length).toBeGreaterThan(3 * 65_536);
  const file = await upload(picture, '人脸.png');
  expect(file.hash).not.toBe(hashOf(picture));
  expect((await bytesOf(await get(file.url))).equals(picture)).toBe(true);

  const part = await get(file.url, { range: 'bytes=65530-131080' });
  expect(part.status).toBe(206);
  expect(part.headers.get('content-range')).toBe(`bytes 65530-131080/${picture.length}`);
  expect((await bytesOf(part)).equals(picture.subarray(65_530, 131_081))).toBe(true);
  const end = await get(file.url, { range: 'bytes=-10' });
  expect((await bytesOf(end)).equals(picture.subarray(-10))).toBe(true);
  expect((await get(file.url, { range: `bytes=${picture.length}-` })).status).toBe(416);

  const small = await bytesOf(await get(`${file.url}&as=small`));
  expect(small.subarray(8, 12).toString()).toBe('WEBP');
  const raws = await stored();
  for (const bytes of raws.values()) {
    expect(bytes.includes(picture.subarray(100, 200))).toBe(false);
    expect(bytes.includes(small.subarray(20, 60))).toBe(false);
  }
  expect([...raws.keys()]).not.toContain(hashOf(picture));

  // The same content is stored once; its key does not stand in the database as it is.
  expect((await upload(picture, '同一张.png')).hash).toBe(file.hash);
  const { rows } = await kit().database.pool.query<{ data_key: string; mark: string }>(
    'select data_key, mark from content_key where id = $1',
    [file.hash],
  );
  expect(rows[0]!.data_key).toMatch(/^gd1:/);
  expect(rows[0]!.mark).not.toContain(hashOf(picture));

  await kit().database.pool.query('delete from stored_file where hash = $1', [file.hash]);
  const blobs = localBlobs(kit().files);
  const old = new Date(Date.now() - 48 * HOUR);
  for (const name of raws.keys()) await fs.utimes(path.join(kit().files, shardedPath(name)), old, old);
  await sweepFiles(kit().database.db, blobs, kit().clock.now);
  expect(await blobs.has(file.hash)).toBe(false);
  expect(await fileKeyOf(kit().database.db, file.hash)).toBeUndefined();
});

it('refuses a content that was cut, or is that of another file', async () => {
  const [one, two] = [await upload(PNG, 'a.png'), await upload(new Uint8Array([...PNG, 0]), 'b.png')];
  const place = path.join(kit().files, shardedPath(one.hash));
  const whole = await fs.readFile(place);
  await fs.writeFile(place, whole.subarray(0, -1));
  expect((await get(one.url)).status).toBe(500);
  await fs.writeFile(place, await fs.readFile(path.join(kit().files, shardedPath(two.hash))));
  expect((await get(one.url)).status).toBe(500);
  await fs.writeFile(place, whole);
  expect((await get(one.url)).status).toBe(200);
});

it('encrypts what an earlier version has stored, and forgets its plain bytes', async () => {
  const { db, pool } = kit().database;
  const blobs = localBlobs(kit().files);
  const text = new TextEncoder().encode('earlier,plain\n');
  const plain = await blobs.put(text);
  const by = (await pool.query<{ id: string; org_id: string }>('select id, org_id from account limit 1')).rows[0]!;
  const row = { name: 'plain.csv', type: 'text/csv', size: text.length, hash: plain, folder: '' };
  const id = await addFile(db, { ...row, org_id: by.org_id, account_id: by.id, now: kit().clock.now });
  await pool.query(`delete from personal_step where name = 'files'`);
  expect((await examineFiles(db, blobs)).plain).toBe(1);
  expect(await sealOlderFiles(db, blobs)).toBe(1);
  expect(await sealOlderFiles(db, blobs)).toBe(0);
  const report = await examineFiles(db, blobs);
  expect(report).toMatchObject({ plain: 0, missing: [], damaged: [] });
  const { hash } = (await pool.query<{ hash: string }>('select hash from stored_file where id = $1', [id])).rows[0]!;
  expect(hash).not.toBe(plain);
  const old = new Date(Date.now() - 48 * HOUR);
  await fs.utimes(path.join(kit().files, shardedPath(plain)), old, old);
  await sweepFiles(db, blobs, kit().clock.now);
  expect(await blobs.has(plain)).toBe(false);
  expect(await blobs.has(hash)).toBe(true);
});

it('encrypts the keys again in a rotation, not the contents', async () => {
  const { database } = kit();
  const id = 'f'.repeat(64);
  const key = newFileKey();
  await addFileKey(database.db, id, { key, size: 5, mark: null });
  const before = await database.pool.query<{ data_key: string }>('select data_key from content_key where id = $1', [
    id,
  ]);
  const names = [...(await stored()).keys()].toSorted();
  await rotateKeys(database, { now: Date.now(), settle: 0 });
  const after = await database.pool.query<{ data_key: string }>('select data_key from content_key where id = $1', [id]);
  expect((await fileKeyOf(database.db, id))!.key).toEqual(key);
  if (database.keys.change) expect(after.rows[0]!.data_key).not.toBe(before.rows[0]!.data_key);
  expect([...(await stored()).keys()].toSorted()).toEqual(names);
  await database.pool.query('delete from content_key where id = $1', [id]);
});
