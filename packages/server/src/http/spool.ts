import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

/** Folder in which files are stored while they are received. */
export interface Spool {
  /**
   * Writes a stream to a new file.
   * @param count called with the size of each chunk before it is written; its exception ends the writing
   */
  write: (source: Readable, count: (bytes: number) => void) => Promise<Spooled>;
  /** Removes files left behind by servers that crashed. */
  sweep: (now: number) => Promise<void>;
}

export interface Spooled {
  size: number;
  bytes: () => Promise<Uint8Array>;
  remove: () => Promise<void>;
}

/** Files older than this belong to no call, because no call takes so long, ms. */
const LEFT_BEHIND = 3_600_000;
const NAME = /^[0-9a-f]{32}\.part$/;

/**
 * Opens a folder that other users of the machine cannot read. Several servers may share it. It is created when first
 * needed.
 */
export function spoolIn(folder: string): Spool {
  const open = async () => {
    const file = path.join(folder, `${randomBytes(16).toString('hex')}.part`);
    const create = () => fs.open(file, 'wx', 0o600);
    const handle = await create().catch(async (error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      await fs.mkdir(folder, { recursive: true, mode: 0o700 });
      return create();
    });
    return { file, handle };
  };
  return {
    write: async (source, count) => {
      const { file, handle } = await open();
      const remove = () => fs.rm(file, { force: true });
      let size = 0;
      try {
        for await (const chunk of source as AsyncIterable<Buffer>) {
          count(chunk.length);
          await handle.writeFile(chunk);
          size += chunk.length;
        }
      } catch (error) {
        await handle.close();
        await remove();
        throw error;
      }
      await handle.close();
      return { size, bytes: () => fs.readFile(file), remove };
    },
    sweep: async (now) => {
      const names = await fs.readdir(folder).catch(() => []);
      for (const name of names.filter((one) => NAME.test(one))) {
        const file = path.join(folder, name);
        const stat = await fs.stat(file).catch(() => undefined);
        if (stat && stat.mtimeMs < now - LEFT_BEHIND) await fs.rm(file, { force: true });
      }
    },
  };
}
