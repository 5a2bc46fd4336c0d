import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstRun } from '../first-run.ts';
import { realPorts } from '../ports.ts';
import { backupToFile, restoreFromFile } from '../store/index.ts';
import { openTestDatabase, withDatabase } from '../store/testing.ts';
import { TEST_COST } from '../testing.ts';
import { backupFiles } from './backup-files.ts';
import { localBlobs } from './blob-store.ts';
import { hashOf } from './hash.ts';
import { addFile } from './stored-files.ts';

const base = await fs.mkdtemp(path.join(os.tmpdir(), 'gongdi-backup-files-'));
afterAll(() => fs.rm(base, { recursive: true, force: true }));
const file = path.join(base, 'site.backup');
const source = withDatabase();
const blobs = localBlobs(path.join(base, 'files'));
/** Several chunks of a stream, with bytes that are no text. */
const LARGE = new Uint8Array(300_000).map((_, index) => (index * 2_654_435_761) >>> 24);

const placeOf = (hash: string) => path.join(base, 'files', hash.slice(0, 2), hash.slice(2, 4), hash);

async function add(bytes: Uint8Array, name: string): Promise<string> {
  const hash = await blobs.put(bytes);
  const { rows } = await source().pool.query<{ id: string; org_id: string }>('select id, org_id from account limit 1');
  const { id: account_id, org_id } = rows[0]!;
  await addFile(source().db, {
    name,
    type: 'application/pdf',
    size: bytes.length,
    hash,
    folder: '',
    org_id,
    account_id,
    now: Date.now(),
  });
  return hash;
}

const backup = (to = file) => backupToFile(source(), to, { program: 'test', files: backupFiles(blobs) });

async function restored(from: string, folder: string) {
  const target = await openTestDatabase({ migrated: false });
  const there = localBlobs(path.join(base, folder));
  try {
    const summary = await restoreFromFile(target, from, { files: backupFiles(there) });
    return {
      summary,
      names: await backupFiles(there).names(await target.pool.connect().then((client) => (client.release(), client))),
      there,
    };
  } finally {
    await target.close();
  }
}

async function bytesIn(store: ReturnType<typeof localBlobs>, hash: string): Promise<Buffer | undefined> {
  const found = await store.open(hash);
  if (!found) return undefined;
  const parts: Uint8Array[] = [];
  for await (const part of found.bytes) parts.push(part);
  return Buffer.concat(parts);
}

beforeAll(async () => {
  await firstRun(source().db, { ...realPorts, passwordCost: TEST_COST }, false);
});

describe('a backup with files', () => {
  it('holds every file once, and puts all of them back', async () => {
    const hash = await add(LARGE, '图纸.pdf');
    await add(LARGE, '同一份.pdf');
    const empty = await add(new Uint8Array(), 'empty.pdf');
    const done = await backup();
    const { summary, names, there } = await restored(file, 'there');
    expect(summary).toMatchObject({ files: done.files, lost_files: 0 });
    expect(names).toHaveLength(done.files);
    expect(names).toEqual(expect.arrayContaining([hash, empty]));
    for (const name of names) expect(hashOf((await bytesIn(there, name))!)).toBe(name);
    expect(await bytesIn(there, hash)).toEqual(Buffer.from(LARGE));
  });

  it('says how many are missing or not what they were, and keeps all others', async () => {
    const gone = await add(new TextEncoder().encode('gone'), 'gone.pdf');
    const spoilt = await add(new TextEncoder().encode('spoilt'), 'spoilt.pdf');
    await blobs.remove(gone);
    await fs.writeFile(placeOf(spoilt), 'rotten');
    const done = await backup();
    expect(done.lost_files).toBe(2);
    const { summary, names, there } = await restored(file, 'partly');
    expect(summary.lost_files).toBe(1);
    const kept = await Promise.all(names.map(async (name) => (await bytesIn(there, name)) !== undefined));
    expect(kept.filter((one) => !one)).toHaveLength(2);
    await source().pool.query('delete from stored_file where hash = any($1)', [[gone, spoilt]]);
  });

  it('is refused when a byte of a file was changed on the way', async () => {
    await backup();
    const lines = gunzipSync(await fs.readFile(file))
      .toString('utf8')
      .split('\n');
    const at = lines.findLastIndex((line) => line.startsWith('"'));
    const first = lines[at]![1]!;
    lines[at] = `"${first === 'A' ? 'B' : 'A'}${lines[at]!.slice(2)}`;
    const other = path.join(base, 'other.backup');
    await fs.writeFile(other, gzipSync(lines.join('\n')));
    await expect(restored(other, 'never')).rejects.toMatchObject({ code: 'backup_damaged' });
    lines.splice(at, 1);
    await fs.writeFile(other, gzipSync(lines.join('\n')));
    await expect(restored(other, 'never')).rejects.toMatchObject({ code: 'backup_damaged' });
  });

  it('is read without its files too, and one of before has none', async () => {
    await backup();
    const target = await openTestDatabase({ migrated: false });
    expect((await restoreFromFile(target, file)).files).toBeGreaterThan(0);
    await target.close();
    const plain = path.join(base, 'plain.backup');
    expect(await backupToFile(source(), plain, { program: 'test' })).toMatchObject({ files: 0, lost_files: 0 });
    expect((await restored(plain, 'none')).summary).toMatchObject({ files: 0, lost_files: 0 });
  });
});
