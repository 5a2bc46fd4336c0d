import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { at } from './root.mjs';
import { runTool } from './run.mjs';

/**
 * Counts a vitest JSON report so that nothing that went wrong is lost: a file that did not load counts as one
 * failure, and so does a run that ended badly though no test failed (an unhandled error, a time limit, no report).
 * @param {any} report the parsed report; undefined when there is none
 * @param {number} code exit code of vitest
 * @returns {{ passed: number, failed: number, skipped: number }}
 */
export function count(report, code) {
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const failed = report.numFailedTests + broken;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  };
}

/**
 * Runs one vitest project to its end, readable on stdout and counted.
 * @param {string} project name in vitest.config.ts
 * @param {{ filters?: string[], env?: Record<string, string>, limitSeconds: number }} options
 */
export async function runVitest(project, { filters = [], env, limitSeconds }) {
  const file = at('.cache', 'test', `${project}.json`);
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const args = ['run', '--project', project, '--passWithNoTests', ...reporters, ...filters];
  const { code } = await runTool('vitest', args, { env, limitSeconds });
  return count(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined, code);
}
