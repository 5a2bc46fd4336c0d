import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Content of `postmaster.pid`, which exists while PostgreSQL runs (PostgreSQL documentation, "Database File Layout").
 */
export interface Postmaster {
  pid: number;
  port: number;
  /** Folder of the Unix socket, or the TCP address if there is no socket. */
  host: string;
  ready: boolean;
}

/** Returns the process that runs, or ran last, on a data directory; undefined after a clean stop. */
export function readPostmaster(data: string): Postmaster | undefined {
  let lines: string[];
  try {
    lines = fs.readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const [pid, , , port, socketFolder, address, , status] = lines.map((line) => line.trim());
  if (!pid || !port) return undefined;
  return {
    pid: Math.abs(Number(pid)),
    port: Number(port),
    host: socketFolder || (address === '*' ? '127.0.0.1' : address) || '127.0.0.1',
    ready: status === 'ready',
  };
}

/** Returns whether a process number is in use, also by an ended process whose parent has not yet waited for it. */
function isTaken(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Returns whether a process runs. */
export function isAlive(pid: number): boolean {
  if (!isTaken(pid)) return false;
  if (process.platform !== 'linux') return true;
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    return !/^[ZX]/.test(stat.slice(stat.lastIndexOf(')') + 2));
  } catch {
    return isTaken(pid);
  }
}

/** Returns the name of the program that a process runs; '' if it cannot be determined. */
function programOf(pid: number): string {
  try {
    if (process.platform === 'linux') return fs.readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
    if (process.platform === 'win32')
      return execFileSync('tasklist', ['/FI', `PID eq ${pid}`, '/FO', 'CSV', '/NH'], { encoding: 'utf8' });
    return execFileSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

/**
 * Removes lock files whose process number now belongs to a program other than PostgreSQL, as happens after a reboot or
 * in a container, or to an ended process whose parent has not waited for it: PostgreSQL would treat that number as a
 * running server and refuse to start. PostgreSQL itself handles the files of processes that do not exist.
 */
export function clearForeignLocks(data: string, socketFolder: string): void {
  const locks = [path.join(data, 'postmaster.pid')];
  if (fs.existsSync(socketFolder))
    for (const name of fs.readdirSync(socketFolder))
      if (name.endsWith('.lock')) locks.push(path.join(socketFolder, name));
  for (const lock of locks) {
    const pid = Number(fs.existsSync(lock) ? fs.readFileSync(lock, 'utf8').split('\n')[0] : 0);
    if (!(pid > 0) || !isTaken(pid) || (isAlive(pid) && !isForeign(pid, data))) continue;
    // The file also names the shared memory that orphaned backends still use, so these are killed first.
    killOrphans(data);
    fs.rmSync(lock, { force: true });
  }
}

/**
 * Returns whether a process certainly does not serve a data directory: another program, or PostgreSQL for another one.
 */
function isForeign(pid: number, data: string): boolean {
  const program = programOf(pid);
  if (program === '') return false;
  if (!program.includes('postgres')) return true;
  const folder = workingFolderOf(pid);
  return folder !== undefined && folder !== data;
}

/** The working folder of PostgreSQL's processes is their data directory. Known on Linux only, for visible processes. */
function workingFolderOf(pid: number): string | undefined {
  try {
    return fs.readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

/**
 * Kills backends that outlived a killed postmaster: they hold its shared memory, and the next postmaster cannot start
 * as long as their queries run. Linux only; elsewhere the start waits for them.
 */
export function killOrphans(data: string): void {
  if (process.platform !== 'linux') return;
  const main = readPostmaster(data);
  if (main && isAlive(main.pid) && !isForeign(main.pid, data)) return;
  for (const pid of fs.readdirSync('/proc').map(Number)) {
    if (!(pid > 0) || workingFolderOf(pid) !== data || programOf(pid) !== 'postgres') continue;
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // ended in the meantime
    }
  }
}
