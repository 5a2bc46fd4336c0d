// npm run torture [-- PART …] [--kills N] [--rows N] [--messages N] [--seed N] [--minutes N]: the long forms of the
// tests that kill servers and databases under load and send invalid messages. The seed is printed; the same seed gives
// the same kills and messages. After `minutes` a part stops killing and checks the stored data. The last line of the
// output is the sum.
import './lib/require-node.mjs';
import { parseArgs } from 'node:util';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { report } from './lib/main.mjs';
import { Failed } from './lib/run.mjs';
import { runVitest } from './lib/vitest-run.mjs';

/** For each part its test file, the number of kills, and the time limit for a slow machine. */
const PARTS = {
  store: { project: 'unit', file: 'packages/server/src/store/postgres/kill.test.ts', kills: 300, limitSeconds: 7200 },
  import: { project: 'tests', file: 'tests/torture/import.test.ts', kills: 20, limitSeconds: 7200 },
  engine: { project: 'unit', file: 'packages/server/src/engine/kill.test.ts', kills: 100, limitSeconds: 3600 },
  approvals: { project: 'tests', file: 'tests/torture/approvals.test.ts', kills: 100, limitSeconds: 7200 },
  outside: {
    project: 'tests',
    file: 'tests/torture/approvals.test.ts',
    kills: 30,
    limitSeconds: 7200,
    env: { GONGDI_TORTURE_DATABASE: 'outside' },
  },
  telemetry: { project: 'unit', file: 'packages/server/src/telemetry/kill.test.ts', kills: 20, limitSeconds: 1800 },
  messages: { project: 'unit', file: 'packages/server/src/telemetry/hostile.test.ts', kills: 1, limitSeconds: 1800 },
};
const NUMBERS = { kills: undefined, rows: 100_000, messages: 10_000, seed: undefined, minutes: undefined };

function read() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: Object.fromEntries(Object.keys(NUMBERS).map((name) => [name, { type: 'string' }])),
  });
  const unknown = positionals.filter((part) => !Object.hasOwn(PARTS, part));
  if (unknown.length > 0)
    throw new Failed(`没有名为 ${unknown.join(', ')} 的部分，可选 ${Object.keys(PARTS).join(' | ')} · no such part`);
  const numbers = { ...NUMBERS };
  for (const [name, text] of Object.entries(values)) {
    if (!/^[1-9]\d{0,8}$/.test(text)) throw new Failed(`--${name} 应为正整数 · a whole number above 0: ${text}`);
    numbers[name] = Number(text);
  }
  return { parts: positionals.length > 0 ? positionals : Object.keys(PARTS), numbers };
}

const totals = { passed: 0, failed: 0 };
try {
  const { parts, numbers } = read();
  const seed = numbers.seed ?? 1 + Math.floor(Math.random() * 1e6);
  await install();
  await build();
  for (const part of parts) {
    const { project, file, limitSeconds, kills, env: own = {} } = PARTS[part];
    console.log(`▸ ${part}, --seed ${seed} …`);
    const env = {
      ...own,
      GONGDI_KILLS: String(numbers.kills ?? kills),
      GONGDI_ROWS: String(numbers.rows),
      GONGDI_HOSTILE: String(numbers.messages),
      GONGDI_SEED: String(seed),
      ...(numbers.minutes === undefined ? {} : { GONGDI_MINUTES: String(numbers.minutes) }),
    };
    const since = performance.now();
    const { passed, failed } = await runVitest(project, { filters: [file], env, limitSeconds });
    totals.passed += passed;
    totals.failed += failed;
    console.log(`  ${part}: ${Math.round((performance.now() - since) / 1000)} s`);
    if (failed > 0) console.error(`✗ npm run torture -- ${part} --seed ${seed}`);
  }
} catch (error) {
  report(error);
  totals.failed += 1;
}
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed > 0 ? 1 : 0;
