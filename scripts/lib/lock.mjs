import { linkSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { log } from './log.mjs';

/**
 * The holder updates its lock file at this interval. A lock that is much older belongs to a dead process, even if
 * another process now has the same process id.
 */
const BEAT_MS = 1000;
const STALE_MS = 15_000;

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** Creates the lock file with its content in one step, so that no process reads an incomplete file. */
function take(file) {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(own, { force: true });
  }
}

/** @returns {number | undefined} the live process that holds the lock; the lock of a dead process is removed */
function holder(file) {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    const quiet = Date.now() - statSync(file).mtimeMs;
    if (pid !== process.pid && quiet < STALE_MS && isAlive(pid)) return pid;
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
  rmSync(file, { force: true });
  return undefined;
}

/**
 * Runs a piece of work while no other process runs work with the same lock file; other processes wait. A killed holder
 * does not block them.
 * @template T
 * @param {string} file @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function exclusively(file, work) {
  mkdirSync(dirname(file), { recursive: true });
  let told = false;
  while (!take(file)) {
    const pid = holder(file);
    if (pid !== undefined && !told) {
      told = true;
      log(`另一个进程（${pid}）正在构建，等待它结束`, `process ${pid} is building, waiting for it`);
    }
    if (pid !== undefined) await sleep(200);
  }
  const beat = setInterval(() => utimesSync(file, new Date(), new Date()), BEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    rmSync(file, { force: true });
  }
}
