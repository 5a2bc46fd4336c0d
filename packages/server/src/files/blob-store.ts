import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import fs, { type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { ByteRange } from '../handler/index.ts';
import { HASH, hashOf, shardedPath } from './hash.ts';

/** Opened content. With a range, `bytes` are those of `part`; without `part`, the content has none of its bytes. */
export interface OpenBlob {
  /** Size of the whole content. */
  size: number;
  bytes: AsyncIterable<Uint8Array>;
  /** First and last byte that `bytes` yields; absent: the whole content, or nothing when a range was asked for. */
  part?: { from: number; to: number };
}

/** Stores bytes under the hash of their content: the same content is stored once. */
export interface BlobStore {
  /** Stores bytes durably. @returns their SHA-256 in hex */
  put: (bytes: Uint8Array) => Promise<string>;
  /** Stores the content of a file of this machine durably, without reading it into memory. */
  putFile: (file: string, content: { hash: string; size: number }) => Promise<void>;
  /** @returns undefined when there is no content with this hash */
  open: (hash: string, range?: ByteRange) => Promise<OpenBlob | undefined>;
  has: (hash: string) => Promise<boolean>;
  remove: (hash: string) => Promise<void>;
  /**
   * Yields, in batches, the hashes of all blobs older than a moment (epoch ms). Also removes temporary files left by
   * crashes.
   */
  olderThan: (moment: number) => AsyncGenerator<string[]>;
}

const TMP = 'tmp';

export interface LocalBlobOptions {
  /** Called after the file is complete and before it is renamed: tests simulate a crash there. */
  beforeRename?: () => void;
}

/**
 * Stores blobs in a folder of this machine: `ab/cd/<sha-256>`. A file is written to `tmp/` first, flushed, then
 * renamed, so that a file with its final name is always complete. Symbolic links are not followed.
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
      // Removes the partial file, which would keep a full disk full.
      await fs.rm(tmp, { force: true }).catch(() => undefined);
      throw error;
    }
    options.beforeRename?.();
    await fs.rename(tmp, target);
    await syncFolder(path.dirname(target));
    return hash;
  }

  async function putFile(file: string, { hash, size }: { hash: string; size: number }): Promise<void> {
    const target = fileOf(hash);
    if (await isWhole(target, size)) return;
    const tmp = path.join(root, TMP, randomBytes(16).toString('hex'));
    await fs.mkdir(path.join(root, TMP), { recursive: true, mode: 0o700 });
    await fs.mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    try {
      await fs.copyFile(file, tmp, constants.COPYFILE_EXCL);
      const handle = await fs.open(tmp, 'r+');
      try {
        await handle.chmod(0o600);
        await handle.sync();
      } finally {
        await handle.close();
      }
    } catch (error) {
      await fs.rm(tmp, { force: true }).catch(() => undefined);
      throw error;
    }
    await fs.rename(tmp, target);
    await syncFolder(path.dirname(target));
  }

  return {
    put,
    putFile,
    open: async (hash, range) => {
      const handle = await openPlain(fileOf(hash));
      if (!handle) return undefined;
      const { size } = await handle.stat();
      if (!range) return { size, bytes: handle.createReadStream() };
      const part = partOf(range, size);
      if (part) return { size, part, bytes: handle.createReadStream({ start: part.from, end: part.to }) };
      await handle.close();
      return { size, bytes: Readable.from([]) };
    },
    has: async (hash) => {
      try {
        return (await fs.lstat(fileOf(hash))).isFile();
      } catch (error) {
        if (isAbsent(error)) return false;
        throw error;
      }
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

/** Returns the bytes of a range within a content of that size; undefined when it has none of them. */
export function partOf(range: ByteRange, size: number): { from: number; to: number } | undefined {
  const from = 'last' in range ? Math.max(0, size - range.last) : range.from;
  const to = Math.min(size - 1, 'last' in range ? size - 1 : (range.to ?? size - 1));
  return from <= to ? { from, to } : undefined;
}

/** Returns whether the file exists with the right size. A file truncated by a failing disk is written again. */
async function isWhole(file: string, size: number): Promise<boolean> {
  try {
    const stat = await fs.lstat(file);
    if (!stat.isFile() || stat.size !== size) return false;
    // Resets its age, so that a running sweep does not remove it.
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

/**
 * A rename survives a power failure once the folder is flushed. Systems that cannot flush a folder do it by themselves.
 */
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
