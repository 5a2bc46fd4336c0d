// npm test [-- check|unit|tests|browser|engines [FILTER …]]: runs everything except the engines, or one part. The last
// line of the output is the sum.
import './lib/require-node.mjs';
import { findBrowser } from './lib/browser.mjs';
import { build } from './lib/build.mjs';
import { CHECKS, runChecks } from './lib/checks.mjs';
import { install } from './lib/install.mjs';
import { report } from './lib/main.mjs';
import { Failed } from './lib/run.mjs';
import { runVitest } from './lib/vitest-run.mjs';

const PARTS = ['check', 'unit', 'tests', 'browser'];
/** Tests with real process engines need Maven, Java and downloads; .ci/run starts them where these are available. */
const NAMED_ONLY = ['engines'];
/** Time limits above the needs of each part. A part that hangs is ended and counts as failed. */
const LIMIT_SECONDS = { unit: 2400, tests: 1800, browser: 3000, engines: 1150 };
/**
 * How often a file with failures is run in CI, each time as a whole. Tests without a browser have tried again by
 * themselves before (`retry` in vitest.config.ts), but one that has written something finds it at its second try.
 */
const TRIES = { unit: 2, tests: 2, browser: 3 };

// All parts share the test databases (server/src/store/testing/places.ts): the one with the demo takes long to fill.
process.env.GONGDI_TEST_RUN = String(process.pid);

const totals = { passed: 0, failed: 0, skipped: 0 };
/** Duration of each step, in seconds. */
const times = {};
const add = (part) => {
  for (const key of Object.keys(part)) totals[key] += part[key];
};
/** Names of the tests that failed. */
const failed = [];

/** Runs a piece of work; its failure counts as one failed test. @returns whether it succeeded */
async function attempt(name, work) {
  const start = performance.now();
  try {
    await work();
    return true;
  } catch (error) {
    report(error);
    add({ failed: 1 });
    return false;
  } finally {
    times[name] = Math.round((performance.now() - start) / 1000);
  }
}

let browser;

async function runPart(part, filters) {
  if (part === 'check') {
    // In a full run the boundary tests already run among the tests.
    add(await runChecks(Object.keys(CHECKS).filter((name) => named || name !== 'boundaries')));
    return;
  }
  if (part !== 'unit' && part !== 'engines') browser ??= (await findBrowser()) ?? '';
  const env = browser ? { GONGDI_CHROMIUM: browser } : {};
  const tries = process.env.CI ? TRIES[part] : 1;
  const { failures, ...result } = await runVitest(part, { filters, env, tries, limitSeconds: LIMIT_SECONDS[part] });
  failed.push(...failures);
  if (part === 'browser' && !browser && result.failed === 0) result.failed = 1;
  add(result);
}

const [named, ...filters] = process.argv.slice(2);
if (named !== undefined && ![...PARTS, ...NAMED_ONLY].includes(named)) {
  report(new Failed(`没有名为 ${named} 的部分，可选 ${[...PARTS, ...NAMED_ONLY].join(' | ')} · no such part`));
  process.exit(2);
}

if (await attempt('install', install)) {
  await attempt('build', build);
  for (const part of named ? [named] : PARTS) await attempt(part, () => runPart(part, filters));
}
// Tests of engines that cannot be downloaded are skipped; this is not a failure.
if (totals.passed === 0 && totals.failed === 0 && named !== 'engines') totals.failed = 1;
const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
const spent = Object.entries(times).map(([name, seconds]) => `${name} ${seconds} s`);
for (const name of failed) console.log(`✗ ${name}`);
console.log(`\n用时 · Time: ${spent.join(', ')}`);
console.log(`${totals.passed} passed, ${totals.failed} failed${skipped}`);
process.exitCode = totals.failed > 0 ? 1 : 0;
