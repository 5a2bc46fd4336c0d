import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { localBlobs, type BlobStore } from './blob-store.ts';
import { hashOf } from './hash.ts';

const base = await fs.mkdtemp(path.join(os.tmpdir(), 'gongdi-blobs-'));
afterAll(() => fs.rm(base, { recursive: true, force: true }));
let count = 0;
let root: string;
beforeEach(() => {
  root = path.join(base, String((count += 1)));
});

const bytes = (text: string) => new TextEncoder().encode(text);

async function read(store: BlobStore, hash: string): Promise<string | undefined> {
  const found = await store.open(hash);
  if (!found) return undefined;
  const parts: Uint8Array[] = [];
  for await (const part of found.bytes) parts.push(part);
  expect(Buffer.concat(parts)).toHaveLength(found.size);
  return Buffer.concat(parts).toString();
}

const all = async (store: BlobStore, moment: number) => {
  const found: string[] = [];
  for await (const hashes of store.olderThan(moment)) found.push(...hashes);
  return found;
};

describe('a folder of blobs', () => {
  it('names content by what it is, in shards, once', async () => {
    const store = localBlobs(root);
    const hash = await store.put(bytes('工地'));
    expect(await store.put(bytes('工地'))).toBe(hash);
    expect(await read(store, hash)).toBe('工地');
    expect(await fs.readdir(path.join(root, hash.slice(0, 2), hash.slice(2, 4)))).toEqual([hash]);
    expect(await fs.readdir(path.join(root, 'tmp'))).toEqual([]);
  });

  it('has nothing under a hash that it does not know, and takes no other name', async () => {
    const store = localBlobs(root);
    expect(await store.open(hashOf(bytes('x')))).toBeUndefined();
    await expect(store.open('../../etc/passwd')).rejects.toThrow('not a hash');
    await expect(store.remove(`${'a'.repeat(63)}/`)).rejects.toThrow('not a hash');
  });

  it('shows nothing of a file whose writing was cut off, and clears it away when it is old', async () => {
    const crashing = localBlobs(root, {
      beforeRename: () => {
        throw new Error('killed');
      },
    });
    await expect(crashing.put(bytes('half'))).rejects.toThrow('killed');
    const store = localBlobs(root);
    expect(await store.open(hashOf(bytes('half')))).toBeUndefined();
    expect(await fs.readdir(path.join(root, 'tmp'))).toHaveLength(1);
    expect(await all(store, Date.now() - 1000)).toEqual([]);
    expect(await fs.readdir(path.join(root, 'tmp'))).toHaveLength(1);
    expect(await all(store, Date.now() + 1000)).toEqual([]);
    expect(await fs.readdir(path.join(root, 'tmp'))).toEqual([]);
    expect(await read(store, await store.put(bytes('half')))).toBe('half');
  });

  it('writes anew what a disk has cut short', async () => {
    const store = localBlobs(root);
    const hash = await store.put(bytes('whole content'));
    const file = path.join(root, hash.slice(0, 2), hash.slice(2, 4), hash);
    await fs.truncate(file, 3);
    await store.put(bytes('whole content'));
    expect(await read(store, hash)).toBe('whole content');
  });

  it('follows no symbolic link', async () => {
    const store = localBlobs(root);
    const hash = await store.put(bytes('real'));
    const file = path.join(root, hash.slice(0, 2), hash.slice(2, 4), hash);
    await fs.writeFile(path.join(base, 'secret'), 'secret');
    await fs.rm(file);
    await fs.symlink(path.join(base, 'secret'), file);
    expect(await store.open(hash)).toBeUndefined();
    expect(await store.put(bytes('real'))).toBe(hash);
    expect(await read(store, hash)).toBe('real');
    expect(await fs.readFile(path.join(base, 'secret'), 'utf8')).toBe('secret');
  });

  it('tells what is old; content that is stored again is young again', async () => {
    const store = localBlobs(root);
    const [a, b] = [await store.put(bytes('a')), await store.put(bytes('b'))];
    const long = new Date(Date.now() - 3_600_000);
    for (const hash of [a, b]) await fs.utimes(path.join(root, hash.slice(0, 2), hash.slice(2, 4), hash), long, long);
    await store.put(bytes('b'));
    expect(await all(store, Date.now() - 60_000)).toEqual([a]);
    await store.remove(a);
    expect(await store.open(a)).toBeUndefined();
    await expect(store.remove(a)).resolves.toBeUndefined();
  });
});
