// A thread of `npm run fuzz`: receives seeds one by one, answers with the result of each.
import { parentPort } from 'node:worker_threads';
import * as library from '@gongdi/bpmn';
import { makeCase } from './cases.mjs';
import { models } from './corpus.mjs';
import { wholeWay } from './whole-way.mjs';

const all = models();

async function answer(seed) {
  const since = performance.now();
  try {
    const outcome = await wholeWay(library, makeCase(seed, all));
    parentPort.postMessage({ seed, outcome, ms: performance.now() - since });
  } catch (error) {
    // A GongdiError would be a refusal for a user. The library's functions throw none, so every exception is an error.
    parentPort.postMessage({ seed, problem: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

parentPort.on('message', (seed) => void answer(seed));
parentPort.postMessage({ ready: true });
