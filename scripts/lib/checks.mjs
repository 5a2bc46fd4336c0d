import { mkdirSync } from 'node:fs';
import { at } from './root.mjs';
import { runTool } from './run.mjs';
import { log } from './log.mjs';
import { checkTypes } from './type-check.mjs';

/**
 * The checks that are not tests, in the order in which their results are shown.
 * @type {Record<string, { title: { zh: string, en: string }, run: () => Promise<{ code: number, output?: string }> }>}
 */
export const CHECKS = {
  types: {
    title: { zh: '类型检查', en: 'types' },
    run: () => checkTypes(),
  },
  lint: {
    title: { zh: '代码规范', en: 'lint' },
    run: () => runTool('oxlint', ['--type-aware', '--deny-warnings', ...LINT_FORMAT]),
  },
  format: {
    title: { zh: '代码格式', en: 'format' },
    // Quiet, because it runs in parallel with other checks: its output is shown when it has ended.
    run: () => runTool('prettier', ['--check', '--log-level=warn', ...PRETTIER_CACHE, '.'], { quiet: true }),
  },
  boundaries: {
    title: { zh: '模块边界', en: 'boundaries' },
    run: () => runTool('vitest', ['run', '--project', 'tests', 'tests/boundaries']),
  },
};

/** The default format of the linter uses boxes and colours even when the output is not a terminal. */
const LINT_FORMAT = process.stdout.isTTY ? [] : ['--format=unix'];
const PRETTIER_CACHE = ['--cache', '--cache-strategy=content', `--cache-location=${at('.cache', 'prettier')}`];

/** This check uses only one core, so it runs in parallel with the others. */
const BESIDE = 'format';

/** @returns {Promise<boolean[]>} for each check whether it passed */
async function runInTurn(names) {
  const ended = [];
  for (const name of names) {
    const { title, run } = CHECKS[name];
    const since = performance.now();
    const { code, output = '' } = await run();
    if (output.trim() !== '') console.log(output.trimEnd());
    log(`${code === 0 ? '✓' : '✗'} ${title.zh}`, `${title.en} (${((performance.now() - since) / 1000).toFixed(1)} s)`);
    ended.push(code === 0);
  }
  return ended;
}

/**
 * Runs checks and shows the findings of each.
 * @param {string[]} names keys of CHECKS
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runChecks(names) {
  mkdirSync(at('.cache'), { recursive: true });
  const lanes = [names.filter((name) => name !== BESIDE), names.filter((name) => name === BESIDE)];
  const ended = (await Promise.all(lanes.map(runInTurn))).flat();
  const passed = ended.filter(Boolean).length;
  return { passed, failed: ended.length - passed };
}
