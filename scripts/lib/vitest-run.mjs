import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { at } from './root.mjs';
import { runTool } from './run.mjs';

const ENDS = { passed: 'numPassedTests', failed: 'numFailedTests', pending: 'numPendingTests', todo: 'numTodoTests' };

/**
 * Merges the reports of two runs: for files that were run a second time, the later results replace the earlier ones.
 * @param {any} first the parsed report of all files
 * @param {any} again the report of the files of the second run
 * @returns {any} a report of all files
 */
export function merge(first, again) {
  const later = new Map(again.testResults.map((file) => [file.name, file]));
  const testResults = first.testResults.map((file) => later.get(file.name) ?? file);
  const tests = testResults.flatMap((file) => file.assertionResults);
  const sums = Object.entries(ENDS).map(([status, sum]) => [sum, tests.filter((one) => one.status === status).length]);
  return { testResults, ...Object.fromEntries(sums) };
}

/**
 * Counts a vitest JSON report so that every problem is included. A file that did not load counts as one failure. A run
 * that ended badly though no test failed (an unhandled error, a time limit, no report) counts as one failure too.
 * @param {any} report the parsed report; undefined if there is none
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
 * Names the failed tests of a vitest JSON report, and the files that did not load.
 * @param {any} report the parsed report; undefined if there is none
 * @returns {string[]} each: path below the repository, then the name of the test
 */
export function failures(report) {
  return (report?.testResults ?? [])
    .filter((file) => file.status === 'failed')
    .flatMap((file) => {
      const path = relative(at(), file.name);
      const failed = file.assertionResults.filter((test) => test.status === 'failed');
      return failed.length === 0 ? [path] : failed.map((test) => `${path} › ${test.fullName}`);
    });
}

/** @returns {Promise<{ report: any, code: number }>} `report` is absent if vitest wrote none */
async function once(project, filters, { env, limitSeconds }) {
  const file = at('.cache', 'test', `${project}.json`);
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const args = ['run', '--project', `${project}*`, '--passWithNoTests', ...reporters, ...filters];
  const { code } = await runTool('vitest', args, { env, limitSeconds });
  return { code, report: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined };
}

/**
 * Runs the vitest projects of one part to their end, with readable output on stdout, and counts the results. Files with
 * failures may be run again, each as a whole: the tests of one file share a server, so a single test that is
 * repeated would find the records of its first run.
 * @param {string} project beginning of the project names in vitest.config.ts: `unit` covers `unit-dom` as well
 * @param {{ filters?: string[], env?: Record<string, string>, limitSeconds: number, tries?: number }} options
 * @returns the numbers of `count`, and the names of what failed in the last try
 */
export async function runVitest(project, { filters = [], tries = 1, ...options }) {
  let { report, code } = await once(project, filters, options);
  for (let left = tries - 1; left > 0 && report; left--) {
    const failed = report.testResults.filter((file) => file.status === 'failed').map((file) => file.name);
    if (failed.length === 0 || failed.length > MANY) break;
    console.log(`\n▸ 再试 ${failed.length} 个文件 · Trying ${failed.length} files once more:`);
    for (const name of failures(report)) console.log(`  ${name}`);
    const again = await once(project, failed, options);
    if (!again.report) break;
    report = merge(report, again.report);
    code = again.code;
  }
  return { ...count(report, code), failures: failures(report) };
}

/** With this many failed files the failures are no coincidence, so they are not run again. */
const MANY = 6;
