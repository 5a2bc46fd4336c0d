import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const METER = new URL('./cpu-meter.mjs', import.meta.url).href;

/** Makes a new folder for a row's files; it is removed when the row's process ends. */
export function scratch() {
  const folder = mkdtempSync(join(tmpdir(), 'gongdi-bench-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

/** Returns the absolute path of a file or folder in the repository. */
export const inRepository = (path) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/**
 * Runs Node to its end and measures three values: the wall time, the CPU time with all threads and Node children, and
 * the peak memory of the largest of these processes.
 * @param {string[]} args
 * @param {{ cwd?: string, codes?: number[] }} [options] accepted exit codes; other codes throw
 * @returns {{ wall: number, cpu: number, rss: number, stdout: string }} milliseconds, MiB
 */
export function runNode(args, { cwd, codes = [0] } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'gongdi-cpu-'));
  try {
    const since = performance.now();
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', METER, ...args], {
      cwd,
      encoding: 'utf8',
      maxBuffer: 2 ** 30,
      env: { ...process.env, GONGDI_BENCH_CPU: folder, NO_COLOR: '1' },
    });
    const wall = performance.now() - since;
    if (!codes.includes(status)) throw new Error(`${args.join(' ')} ended with ${status}: ${stderr.slice(-2000)}`);
    const used = readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
    const cpu = used.reduce((sum, one) => sum + one.cpu, 0);
    return { wall, cpu, rss: Math.max(0, ...used.map(({ rss }) => rss)), stdout };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the wall time of Node with these arguments and nothing added, in milliseconds. */
export function wallOfNode(args) {
  return new Promise((resolve, reject) => {
    const since = performance.now();
    const child = spawn(process.execPath, args, { stdio: 'ignore' });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve(performance.now() - since) : reject(new Error(`${args.join(' ')} ended with ${code}`)),
    );
  });
}

/**
 * Measures two pieces of work in turn and compares them, so that a busy moment of the machine affects both.
 * @param {number} rounds after one round whose result is discarded
 * @param {() => number | Promise<number>} ours @param {() => number | Promise<number>} peer
 * @returns {Promise<{ ratio: number, ours: number, peer: number }>} median of the rounds' ratios, medians of each
 */
export async function compare(rounds, ours, peer) {
  const pairs = [];
  for (let round = 0; round <= rounds; round += 1) {
    const first = round % 2 === 0;
    const a = first ? await ours() : undefined;
    const b = await peer();
    const pair = [a ?? (await ours()), b];
    if (round > 0) pairs.push(pair);
  }
  return {
    ratio: median(pairs.map(([a, b]) => a / b)),
    ours: median(pairs.map(([a]) => a)),
    peer: median(pairs.map(([, b]) => b)),
  };
}
