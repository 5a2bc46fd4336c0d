import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashOf } from '../hash.ts';
import { fakeS3, type FakeS3 } from '../testing/fake-s3.ts';
import { s3Blobs, type S3Options } from './s3-blobs.ts';

let s3: FakeS3;
beforeAll(async () => {
  s3 = await fakeS3();
});
afterAll(() => s3.close());
beforeEach(() => {
  s3.objects.clear();
  s3.asked.length = 0;
  s3.failures.length = 0;
});

const store = (more: Partial<S3Options> = {}) =>
  s3Blobs({ url: s3.url, region: 'here', key: 'key', secret: 'secret', pause: 1, ...more });
const bytes = (text: string) => new TextEncoder().encode(text);

async function read(blobs: ReturnType<typeof store>, hash: string): Promise<string | undefined> {
  const found = await blobs.open(hash);
  if (!found) return undefined;
  const parts: Uint8Array[] = [];
  for await (const part of found.bytes) parts.push(part);
  expect(Buffer.concat(parts)).toHaveLength(found.size);
  return Buffer.concat(parts).toString();
}

async function old(blobs: ReturnType<typeof store>, moment: number): Promise<string[]> {
  const found: string[] = [];
  for await (const hashes of blobs.olderThan(moment)) found.push(...hashes);
  return found;
}

describe('a bucket of blobs', () => {
  it('names content by what it is, in shards, under its prefix', async () => {
    const blobs = store({ prefix: '/site/' });
    const hash = await blobs.put(bytes('工地'));
    expect([...s3.objects.keys()]).toEqual([`site/${hash.slice(0, 2)}/${hash.slice(2, 4)}/${hash}`]);
    expect(await read(blobs, hash)).toBe('工地');
    await blobs.remove(hash);
    await blobs.remove(hash);
    expect(await read(blobs, hash)).toBeUndefined();
    await expect(blobs.open('../x')).rejects.toThrow('not a hash');
  });

  it('tells what is old, through all portions, and nothing that is not its own', async () => {
    const blobs = store({ prefix: 'site' });
    const hashes = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((text) => blobs.put(bytes(text))));
    const other = hashOf(bytes('f'));
    for (const name of ['site/note.txt', `site/${other}`, `elsewhere/${other}`])
      s3.objects.set(name, { bytes: Buffer.from('x'), at: 0 });
    for (const object of s3.objects.values()) object.at -= 60_000;
    await blobs.put(bytes('c'));
    expect((await old(blobs, Date.now() - 30_000)).toSorted()).toEqual(
      hashes.filter((_, index) => index !== 2).toSorted(),
    );
  });

  it.each([[[500, 503]], [[0]], [[429, 0, 502]]])('tries again after %j', async (failures) => {
    s3.failures.push(...failures);
    const blobs = store();
    const hash = await blobs.put(bytes('again'));
    expect(await read(blobs, hash)).toBe('again');
  });

  it('says that the store cannot be had, at once when it refuses', async () => {
    s3.failures.push(500, 500, 500, 500);
    await expect(store().put(bytes('x'))).rejects.toMatchObject({ status: 503 });
    expect(s3.asked).toHaveLength(4);
    await expect(store({ key: 'wrong' }).open(hashOf(bytes('x')))).rejects.toMatchObject({ status: 503 });
    expect(s3.asked).toHaveLength(5);
    await expect(store({ url: 'http://127.0.0.1:1/b' }).put(bytes('x'))).rejects.toMatchObject({ status: 503 });
  });
});
