import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { inRepository } from './measure.mjs';

/**
 * Starts a process of a row that prints JSON, one value a line.
 * @param {string} file in `tests/bench/support`
 * @param {string[]} args
 */
export function startChild(file, args) {
  const child = spawn(process.execPath, [inRepository(`tests/bench/support/${file}`), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  /** Returns the next value. Rejects if the process ends before. */
  const next = async () => {
    const gone = once(child, 'exit').then(() => Promise.reject(new Error(`${file} ended`)));
    const [line] = await Promise.race([once(lines, 'line'), gone]);
    return JSON.parse(line);
  };
  /** Ends the process with a signal and waits for its exit. */
  const stop = async () => {
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  };
  return { next, stop };
}
