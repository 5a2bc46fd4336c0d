import { availableParallelism } from 'node:os';
import { runTool } from './run.mjs';

/**
 * Each checker compares what zod and antd declare anew, which costs more than a second one gains where there is no core
 * for it; the compiler's default is four.
 */
const CHECKERS = Math.min(4, Math.max(1, Math.floor(availableParallelism() / 2)));

/** The compiler is a Go program: its memory lives as long as the check, so that collecting it early is lost time. */
const ENV = { GOGC: process.env.GOGC ?? '400' };

/**
 * Checks and builds rooms with all that they stand on.
 * @param {string[]} [rooms] their folders; default: all of tsconfig.json
 * @param {Parameters<typeof runTool>[2]} [options]
 */
export function checkTypes(rooms = [], options = {}) {
  const args = ['-b', '--pretty', 'false', '--builders', '2', '--checkers', String(CHECKERS), ...rooms];
  return runTool('typescript', args, { ...options, env: { ...ENV, ...options.env } });
}
