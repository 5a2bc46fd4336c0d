import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isMainThread } from 'node:worker_threads';

/** Folder in memory that every Linux has. */
const MEMORY = '/dev/shm';
/** The databases of a run need up to 2 GB; what they are kept in must not be needed by the tests themselves. */
const LEAST_FOLDER = 6 * 1024 ** 3;
const LEAST_MEMORY = 12 * 1024 ** 3;

/** Where a test cluster keeps its files. */
export interface Places {
  /** Its data. */
  data: string;
  /** Copies of its programs, if it needs any: programs may not run in a folder in memory. */
  programs: string;
}

/**
 * Returns the process whose end is the end of the run: `npm test` for all of its parts, so that they share clusters and
 * the databases that copies are made of; else vitest, which runs each file in a separate process (or in a thread).
 */
export function runOf(env: NodeJS.ProcessEnv = process.env): number {
  return Number(env['GONGDI_TEST_RUN']) || (isMainThread ? process.ppid : process.pid);
}

/**
 * Returns the folders of a cluster of a run. Data is kept in memory where there is plenty of it: each database that is
 * copied has thousands of small files, and most of the time goes into making these on a disk.
 */
export function placesOf(run: number, name: string, parent = dataParent()): Places {
  const folder = `gongdi-test-${run}-${name}`;
  return { data: path.join(parent, folder), programs: path.join(os.tmpdir(), folder) };
}

/** The same for all processes of a run: it looks at what the machine has, not at what is free at the moment. */
function dataParent(): string {
  if (process.platform !== 'linux') return os.tmpdir();
  const memory = Math.min(os.totalmem(), process.constrainedMemory() || Infinity);
  return memory >= LEAST_MEMORY && sizeOf(MEMORY) >= LEAST_FOLDER ? MEMORY : os.tmpdir();
}

/** Returns the size of a file system; 0: the folder is not there, or this process may not write to it. */
function sizeOf(folder: string): number {
  try {
    fs.accessSync(folder, fs.constants.W_OK | fs.constants.X_OK);
    const { blocks, bsize } = fs.statfsSync(folder);
    return blocks * bsize;
  } catch {
    return 0;
  }
}
