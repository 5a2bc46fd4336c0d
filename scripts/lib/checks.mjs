import { mkdirSync } from 'node:fs';
import { at } from './root.mjs';
import { runTool } from './run.mjs';
import { say } from './say.mjs';
import { checkTypes } from './type-check.mjs';

/**
 * The checks that are no tests, in the order in which they are worth reading.
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
    // Quiet: it runs beside the others, and speaks when it has ended.
    run: () => runTool('prettier', ['--check', '--log-level=warn', ...PRETTIER_CACHE, '.'], { quiet: true }),
  },
  boundaries: {
    title: { zh: '模块边界', en: 'boundaries' },
    run: () => runTool('vitest', ['run', '--project', 'tests', 'tests/boundaries']),
  },
};

/** Its default format is drawn with boxes and colours even where nobody sees them. */
const LINT_FORMAT = process.stdout.isTTY ? [] : ['--format=unix'];
const PRETTIER_CACHE = ['--cache', '--cache-strategy=content', `--cache-location=${at('.cache', 'prettier')}`];

/** Uses one core whatever the machine has: it runs beside the others. */
const BESIDE = 'format';

/** @returns {Promise<boolean[]>} whether each passed */
async function runInTurn(names) {
  const ended = [];
  for (const name of names) {
    const { title, run } = CHECKS[name];
    const since = performance.now();
    const { code, output = '' } = await run();
    if (output.trim() !== '') console.log(output.trimEnd());
    say(`${code === 0 ? '✓' : '✗'} ${title.zh}`, `${title.en} (${((performance.now() - since) / 1000).toFixed(1)} s)`);
    ended.push(code === 0);
  }
  return ended;
}

/**
 * Runs checks; each shows what it found.
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
