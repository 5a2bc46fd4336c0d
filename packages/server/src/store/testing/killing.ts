import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import readline from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { chance } from '@gongdi/domain';
import { readPostmaster } from '../postgres/postmaster.ts';

/** How often something is killed: a few times in `npm test`, as often as `npm run torture` says. */
export const KILLS = Number(process.env['GONGDI_KILLS'] ?? 3);

/** Of all random moments and choices: the same number gives the same ones. */
export const SEED = Number(process.env['GONGDI_SEED'] ?? 1);

/** A long form may be given so many minutes: then it kills no more and looks at what it has. */
const MINUTES = Number(process.env['GONGDI_MINUTES'] ?? Infinity);
const begun = Date.now();

export function isTimeUp(): boolean {
  return Date.now() - begun > MINUTES * 60_000;
}

const isLong = process.env['GONGDI_KILLS'] !== undefined;

/** Numbers from 0 up to 1, the same for the same seed and name. */
export function dice(name: string): () => number {
  let salt = SEED;
  for (const letter of name) salt = (salt * 31 + letter.codePointAt(0)!) | 0;
  let step = 0;
  return () => chance(salt, (step += 1));
}

/** Says how far a long form is; a short one is silent. */
export function tellProgress(text: string): void {
  if (isLong) process.stderr.write(`  ${text}\n`);
}

/** A process that says what it does on lines of its own, made to be killed at any moment. */
export interface Victim {
  pid: number;
  /** All that it has said so far. */
  lines: readonly string[];
  /** The first line that matches, from line number `from` on. Rejects when the process ends without it. */
  until: (match: (line: string) => boolean, from?: number) => Promise<string>;
  /** SIGKILL, or a gentler signal. @returns the exit code once it is gone; null when a signal ended it */
  end: (signal?: NodeJS.Signals) => Promise<number | null>;
}

const victims = new Set<Victim>();
// A run that is interrupted leaves no servers behind.
process.once('exit', () => {
  for (const { pid } of victims) process.kill(pid, 'SIGTERM');
});

/** As much of what it says on its standard error is kept for a failure. */
const LAST_WORDS = 4000;

/** Starts Node on a file. What it says on its standard error is shown, or with `quiet` only when it ends too early. */
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

/** Ends what a failed test has left, gently, so that a database is closed too. */
export async function endVictims(): Promise<void> {
  await Promise.all([...victims].map((victim) => victim.end('SIGTERM')));
}

/**
 * Kills the PostgreSQL of a data folder that keeps it inside.
 * @returns false when none runs there at this moment
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

/** Waits until something is so. @throws Error after `limit` milliseconds */
export async function until(isSo: () => boolean | Promise<boolean>, limit = 60_000): Promise<void> {
  for (const since = Date.now(); Date.now() - since < limit; await sleep(10)) if (await isSo()) return;
  throw new Error('it took too long');
}
