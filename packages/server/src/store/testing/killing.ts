import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import readline from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { chance } from '@gongdi/domain';
import { readPostmaster } from '../postgres/postmaster.ts';

/** Number of kills: few in `npm test`, more in `npm run torture` by `GONGDI_KILLS`. */
export const KILLS = Number(process.env['GONGDI_KILLS'] ?? 3);

/** Seed of all random moments and choices: the same number repeats a run. */
export const SEED = Number(process.env['GONGDI_SEED'] ?? 1);

/** Time limit of a long run, minutes: after it nothing more is killed, and the results so far are checked. */
const MINUTES = Number(process.env['GONGDI_MINUTES'] ?? Infinity);
const begun = Date.now();

export function isTimeUp(): boolean {
  return Date.now() - begun > MINUTES * 60_000;
}

const isLong = process.env['GONGDI_KILLS'] !== undefined;

/** Returns a function that gives numbers from 0 up to 1, the same for the same seed and name. */
export function dice(name: string): () => number {
  let salt = SEED;
  for (const letter of name) salt = (salt * 31 + letter.codePointAt(0)!) | 0;
  let step = 0;
  return () => chance(salt, (step += 1));
}

/** Prints the progress of a long run; a short run prints nothing. */
export function reportProgress(text: string): void {
  if (isLong) process.stderr.write(`  ${text}\n`);
}

/** A process that prints each of its actions on a line, made to be killed at any moment. */
export interface Victim {
  pid: number;
  /** All lines that it has printed so far. */
  lines: readonly string[];
  /** Returns the first line that matches, from line number `from` on. Rejects if the process ends before that. */
  until: (match: (line: string) => boolean, from?: number) => Promise<string>;
  /** Sends SIGKILL or another signal. @returns the exit code once the process has ended; null if a signal ended it */
  end: (signal?: NodeJS.Signals) => Promise<number | null>;
}

const victims = new Set<Victim>();
// An interrupted run leaves no servers behind.
process.once('exit', () => {
  for (const { pid } of victims) process.kill(pid, 'SIGTERM');
});

/** The most characters of its standard error that are kept for the message of a failure. */
const LAST_WORDS = 4000;

/** Starts Node.js on a file. Its standard error is shown; with `quiet` only if the process ends too early. */
export function startVictim(
  file: string,
  args: readonly string[],
  { quiet = false, ...options }: Pick<SpawnOptions, 'uid' | 'gid' | 'env' | 'cwd'> & { quiet?: boolean } = {},
): Victim {
  const child = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  const gone = once(child, 'close');
  let words = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    if (quiet) words = (words + text).slice(-LAST_WORDS);
    else process.stderr.write(text);
  });
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  readline.createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line);
    for (const look of waiting) look();
  });
  child.once('close', () => {
    victims.delete(victim);
    for (const look of waiting) look();
  });
  const victim: Victim = {
    pid: child.pid!,
    lines,
    until: (match, from = 0) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const found = lines.slice(from).find(match);
          if (found === undefined && isRunning(child)) return;
          waiting.delete(look);
          if (found === undefined) reject(new Error(`${path.basename(file)} ended: ${child.exitCode} ${words}`));
          else resolve(found);
        };
        waiting.add(look);
        look();
      }),
    end: async (signal = 'SIGKILL') => {
      if (isRunning(child)) child.kill(signal);
      await gone;
      return child.exitCode;
    },
  };
  victims.add(victim);
  return victim;
}

const isRunning = (child: ChildProcess): boolean => child.exitCode === null && child.signalCode === null;

/** Ends the processes that a failed test has left, by SIGTERM, so that they close their databases. */
export async function endVictims(): Promise<void> {
  await Promise.all([...victims].map((victim) => victim.end('SIGTERM')));
}

/**
 * Kills the embedded PostgreSQL of a data folder.
 * @returns false if none runs there at this moment
 */
export function killPostgres(dataDir: string): boolean {
  const found = readPostmaster(path.join(dataDir, 'postgres', 'data'));
  if (!found) return false;
  try {
    process.kill(found.pid, 'SIGKILL');
    return true;
  } catch {
    return false;
  }
}

/** Waits until a condition is true. @throws Error after `limit` milliseconds */
export async function until(isSo: () => boolean | Promise<boolean>, limit = 60_000): Promise<void> {
  for (const since = Date.now(); Date.now() - since < limit; await sleep(10)) if (await isSo()) return;
  throw new Error('it took too long');
}
