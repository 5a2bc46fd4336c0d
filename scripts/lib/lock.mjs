import { linkSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { say } from './say.mjs';

/** The holder touches its lock this often; one left alone much longer is a dead one's, whoever has its id now. */
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

/** The lock appears with its content in one step, so nobody reads a half-written one. */
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

/** @returns {number | undefined} the live process that holds the lock; a dead one's lock is removed */
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
 * Lets one process at a time do a piece of work; the others wait. A killed holder does not block.
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
      say(`另一个进程（${pid}）正在构建，等待它结束`, `process ${pid} is building, waiting for it`);
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
