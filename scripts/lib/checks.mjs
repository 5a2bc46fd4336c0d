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
    run: () => runTool('oxfmt', ['--check']),
  },
  boundaries: {
    title: { zh: '模块边界', en: 'boundaries' },
    run: () => runTool('vitest', ['run', '--project', 'tests', 'tests/boundaries']),
  },
};

/** The default format of the linter uses boxes and colours even when the output is not a terminal. */
const LINT_FORMAT = process.stdout.isTTY ? [] : ['--format=unix'];

/**
 * Runs checks and shows the findings of each.
 * @param {string[]} names keys of CHECKS
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runChecks(names) {
  mkdirSync(at('.cache'), { recursive: true });
  let passed = 0;
  for (const name of names) {
    const { title, run } = CHECKS[name];
    const since = performance.now();
    const { code, output = '' } = await run();
    if (output.trim() !== '') console.log(output.trimEnd());
    log(`${code === 0 ? '✓' : '✗'} ${title.zh}`, `${title.en} (${((performance.now() - since) / 1000).toFixed(1)} s)`);
    if (code === 0) passed += 1;
  }
  return { passed, failed: names.length - passed };
}
