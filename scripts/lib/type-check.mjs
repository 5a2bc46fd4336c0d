import { availableParallelism } from 'node:os';
import { runTool } from './run.mjs';

/**
 * Each checker repeats the comparison of the declarations of zod and antd. Without a free core, this costs more than a
 * second checker gains. The compiler's default is four.
 */
const CHECKERS = Math.min(4, Math.max(1, Math.floor(availableParallelism() / 2)));

/**
 * The compiler is a Go program. Its memory lives only as long as the check, so early garbage collection is lost time.
 */
const ENV = { GOGC: process.env.GOGC ?? '400' };

/**
 * Checks and builds rooms with all their dependencies.
 * @param {string[]} [rooms] their folders; default: all of tsconfig.json
 * @param {Parameters<typeof runTool>[2]} [options]
 */
export function checkTypes(rooms = [], options = {}) {
  const args = ['-b', '--pretty', 'false', '--builders', '2', '--checkers', String(CHECKERS), ...rooms];
  return runTool('typescript', args, { ...options, env: { ...ENV, ...options.env } });
}
