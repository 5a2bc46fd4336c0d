// npm run fuzz [-- models|api] [--cases N] [--examples N] [--seed N]: passes damaged models through every function that
// works on models, and tests every call of the API with schemathesis if that is installed. Exits with 1 and prints the
// seed and the saved input if anything throws, hangs, uses too much memory, or gives an answer that the API document
// does not describe.
import './lib/require-node.mjs';
import { writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { makeCase } from '../tests/fuzz/cases.mjs';
import { models } from '../tests/fuzz/corpus.mjs';
import { install } from './lib/install.mjs';
import { main } from './lib/main.mjs';
import { Failed, mustSucceed } from './lib/run.mjs';
import { checkTypes } from './lib/type-check.mjs';
import { runVitest } from './lib/vitest-run.mjs';

const LIMIT_MS = 30_000;
const LIMIT_MB = 512;
const MOST_FAILURES = 10;

const PARTS = ['models', 'api'];
const API_LIMIT_SECONDS = 4 * 3600;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cases: { type: 'string', default: '10000' },
    examples: { type: 'string', default: '25' },
    seed: { type: 'string', default: '1' },
  },
});
const first = Number(values.seed);
const end = first + Number(values.cases);

const failures = [];
const counts = { refused: 0, read: 0 };
let nextSeed = first;
let slowest = { ms: 0, seed: 0 };
let all;

function fail(seed, why) {
  const { bytes, name, how } = makeCase(seed, all);
  const file = join(tmpdir(), `gongdi-fuzz-${seed}.bpmn`);
  writeFileSync(file, bytes);
  failures.push(seed);
  console.error(`✗ seed ${seed}: ${why}\n  ${name}: ${how.join(', ')}\n  saved as ${file}`);
}

/**
 * Starts one thread after another until no seed is left. A thread that hangs or runs out of memory is ended and
 * replaced.
 */
function runThread() {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('../tests/fuzz/worker.mjs', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: LIMIT_MB },
    });
    let seed;
    let timer;
    const finish = async (why) => {
      clearTimeout(timer);
      worker.removeAllListeners();
      worker.on('error', () => {});
      if (why !== undefined) fail(seed, why);
      await worker.terminate();
      resolve(why !== undefined);
    };
    const give = () => {
      if (nextSeed >= end || failures.length >= MOST_FAILURES) return void finish();
      seed = nextSeed;
      nextSeed += 1;
      timer = setTimeout(() => void finish(`takes longer than ${LIMIT_MS / 1000} s`), LIMIT_MS);
      worker.postMessage(seed);
    };
    worker.on('message', ({ outcome, problem, ms }) => {
      clearTimeout(timer);
      if (problem !== undefined) fail(seed, problem);
      if (outcome !== undefined) counts[outcome] += 1;
      if (ms > slowest.ms) slowest = { ms, seed };
      give();
    });
    worker.on('error', (error) => {
      if (seed !== undefined) return void finish(`${error.code ?? ''} ${error.stack ?? error.message}`);
      failures.push(-1);
      console.error(error);
      return void finish();
    });
  });
}

async function runThreads() {
  while (await runThread());
}

/** @returns whether anything failed */
async function fuzzModels() {
  mustSucceed('tsc -b', await checkTypes(['packages/bpmn'], { quiet: true }));
  all = models();
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, runThreads));
  const { refused, read } = counts;
  console.log(`${refused + read} cases: ${refused} refused, ${read} taken the whole way, ${failures.length} failed`);
  console.log(`slowest: seed ${slowest.seed}, ${Math.round(slowest.ms)} ms`);
  return failures.length > 0;
}

/** @returns whether anything failed */
async function fuzzApi() {
  const { passed, failed } = await runVitest('unit', {
    filters: ['packages/server/src/http/schemathesis.test.ts'],
    env: { GONGDI_EXAMPLES: values.examples, GONGDI_SEED: values.seed },
    limitSeconds: API_LIMIT_SECONDS,
  });
  return failed > 0 || passed === 0;
}

await main(async () => {
  const unknown = positionals.filter((part) => !PARTS.includes(part));
  if (unknown.length > 0)
    throw new Failed(`没有名为 ${unknown.join(', ')} 的部分，可选 ${PARTS.join(' | ')} · no such part`);
  const parts = positionals.length > 0 ? positionals : PARTS;
  await install();
  let failed = false;
  if (parts.includes('models')) failed = (await fuzzModels()) || failed;
  if (parts.includes('api')) failed = (await fuzzApi()) || failed;
  return failed ? 1 : 0;
});
