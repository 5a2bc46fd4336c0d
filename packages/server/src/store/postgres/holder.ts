import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { isAlive } from './postmaster.ts';

/** Who serves a data folder. */
export interface Holder {
  pid: number;
  /** When that process began, in the words of the system: tells it from a later one with the same number. */
  began: string;
  /** Where it can be reached; '' until it listens. */
  address: string;
}

export function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

/** Writes it at once, so that a reader never sees half of it. */
export function writeHolder(file: string, holder: Holder): void {
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, `${JSON.stringify(holder)}\n`, { mode: 0o644 });
  fs.renameSync(draft, file);
}

export function thisProcess(address: string): Holder {
  return { pid: process.pid, began: beganAt(process.pid), address };
}

/** Whether the process that wrote this still runs, and is not this one. */
export function isRunning(holder: Holder | undefined): holder is Holder {
  if (!holder || holder.pid === process.pid || !isAlive(holder.pid)) return false;
  return beganAt(holder.pid) === holder.began;
}

/** Start of a process; '' where the system does not tell (Windows), which leaves its number alone to go by. */
function beganAt(pid: number): string {
  try {
    if (process.platform === 'linux') {
      const boot = fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      // The program's name, in brackets, may hold blanks; start time is the 20th value after it (proc(5), field 22).
      const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
      return `${boot} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`;
    }
    if (process.platform === 'win32') return '';
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}
