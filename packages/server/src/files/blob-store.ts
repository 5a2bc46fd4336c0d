import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import fs, { type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { HASH, hashOf, shardedPath } from './hash.ts';

/** Bytes by what they are: the same content is kept once. */
export interface BlobStore {
  /** Keeps bytes durably. @returns their SHA-256 in hex */
  put: (bytes: Uint8Array) => Promise<string>;
  /** @returns undefined when there are none */
  open: (hash: string) => Promise<{ size: number; bytes: AsyncIterable<Uint8Array> } | undefined>;
  remove: (hash: string) => Promise<void>;
  /** Hashes of everything that is older than a moment (epoch ms), in portions. Removes what crashes have left on the way. */
  olderThan: (moment: number) => AsyncGenerator<string[]>;
}

const TMP = 'tmp';

export interface LocalBlobOptions {
  /** Called between the whole file and its name: tests crash there. */
  beforeRename?: () => void;
}

/**
 * Blobs in a folder of this machine: `ab/cd/<sha-256>`, written to `tmp/` first, flushed, then renamed, so that a name
 * always stands for whole content. No symbolic link is followed.
 */
export function localBlobs(root: string, options: LocalBlobOptions = {}): BlobStore {
  const fileOf = (hash: string): string => path.join(root, shardedPath(hash));

  async function put(bytes: Uint8Array): Promise<string> {
    const hash = hashOf(bytes);
    const target = fileOf(hash);
    if (await isWhole(target, bytes.length)) return hash;
    const tmp = path.join(root, TMP, randomBytes(16).toString('hex'));
    await fs.mkdir(path.join(root, TMP), { recursive: true, mode: 0o700 });
    await fs.mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    const handle = await fs.open(tmp, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL, 0o600);
    try {
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
    } catch (error) {
      // What a full disk took of it would keep the disk full.
      await fs.rm(tmp, { force: true }).catch(() => undefined);
      throw error;
    }
    options.beforeRename?.();
    await fs.rename(tmp, target);
    await syncFolder(path.dirname(target));
    return hash;
  }

  return {
    put,
    open: async (hash) => {
      const handle = await openPlain(fileOf(hash));
      if (!handle) return undefined;
      return { size: (await handle.stat()).size, bytes: handle.createReadStream() };
    },
    remove: async (hash) => fs.rm(fileOf(hash), { force: true }),
    async *olderThan(moment) {
      for (const name of await namesIn(path.join(root, TMP)))
        if (await isOlder(path.join(root, TMP, name), moment)) await fs.rm(path.join(root, TMP, name), { force: true });
      for (const first of await namesIn(root))
        if (/^[0-9a-f]{2}$/.test(first))
          for (const second of await namesIn(path.join(root, first))) {
            const folder = path.join(root, first, second);
            const hashes = (await namesIn(folder)).filter((name) => HASH.test(name));
            const old: string[] = [];
            for (const hash of hashes) if (await isOlder(path.join(folder, hash), moment)) old.push(hash);
            if (old.length > 0) yield old;
          }
    },
  };
}

/** There already, with the right size: one that a failing disk has cut is written anew. */
async function isWhole(file: string, size: number): Promise<boolean> {
  try {
    const stat = await fs.lstat(file);
    if (!stat.isFile() || stat.size !== size) return false;
    // Young again, so that a sweep under way lets it be.
    const now = new Date();
    await fs.utimes(file, now, now);
    return true;
  } catch (error) {
    if (isAbsent(error)) return false;
    throw error;
  }
}

async function openPlain(file: string): Promise<FileHandle | undefined> {
  try {
    const handle = await fs.open(file, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
    if ((await handle.stat()).isFile()) return handle;
    await handle.close();
    return undefined;
  } catch (error) {
    if (isAbsent(error) || (error as NodeJS.ErrnoException).code === 'ELOOP') return undefined;
    throw error;
  }
}

/** A name outlives a power cut once its folder is flushed; systems without that do it by themselves. */
async function syncFolder(folder: string): Promise<void> {
  try {
    const handle = await fs.open(folder, constants.O_RDONLY);
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (!['EISDIR', 'EPERM', 'EINVAL', 'EACCES'].includes(String((error as NodeJS.ErrnoException).code))) throw error;
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await fs.readdir(folder);
  } catch (error) {
    if (isAbsent(error)) return [];
    throw error;
  }
}

async function isOlder(file: string, moment: number): Promise<boolean> {
  try {
    return (await fs.lstat(file)).mtimeMs < moment;
  } catch (error) {
    if (isAbsent(error)) return false;
    throw error;
  }
}

function isAbsent(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR'].includes(String((error as NodeJS.ErrnoException).code));
}
