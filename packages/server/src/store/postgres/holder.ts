import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { isAlive } from './postmaster.ts';

/** The process that serves a data folder. */
export interface Holder {
  pid: number;
  /** When that process began, as the system reports it: distinguishes it from a later process with the same number. */
  began: string;
  /** Address of the server; '' until it listens. */
  address: string;
}

export function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

/** Replaces the file in one step, so that a reader never sees a part of it. */
export function writeHolder(file: string, holder: Holder): void {
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, `${JSON.stringify(holder)}\n`, { mode: 0o644 });
  fs.renameSync(draft, file);
}

export function thisProcess(address: string): Holder {
  return { pid: process.pid, began: beganAt(process.pid), address };
}

/** Returns whether the process that wrote the file still runs and is not this one. */
export function isRunning(holder: Holder | undefined): holder is Holder {
  if (!holder || holder.pid === process.pid || !isAlive(holder.pid)) return false;
  return beganAt(holder.pid) === holder.began;
}

/** Returns the start of a process; '' if the system does not report it (Windows): then only the number is compared. */
function beganAt(pid: number): string {
  try {
    if (process.platform === 'linux') {
      const boot = fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      // The program name, in brackets, may contain blanks; start time is the 20th value after it (proc(5), field 22).
      const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
      return `${boot} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`;
    }
    if (process.platform === 'win32') return '';
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}
