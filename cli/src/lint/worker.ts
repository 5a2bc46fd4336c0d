import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { createChecker, toReported } from './check-bytes.ts';
import type { WorkerAnswer, WorkerSetup, WorkerTask } from './threads.ts';

// A thread of `gongdi lint`: takes batches of paths, answers their findings.
const { plan, lang } = workerData as WorkerSetup;
const checker = createChecker(plan);
const answer = (message: WorkerAnswer) => parentPort?.postMessage(message);

async function checkFiles({ indexes, paths }: WorkerTask): Promise<void> {
  const check = await checker;
  const findings = [];
  for (const [at, path] of paths.entries()) {
    let bytes: Uint8Array;
    try {
      bytes = readFileSync(path);
    } catch (error) {
      answer({ index: indexes[at] ?? 0, problem: (error as Error).message });
      return;
    }
    findings.push((await check(bytes)).findings.map((finding) => toReported(finding, lang)));
  }
  answer({ indexes, findings });
}

// One batch after the other: side by side they would only hold more memory.
let last = Promise.resolve();
parentPort?.on('message', (task: WorkerTask) => {
  last = last.then(() => checkFiles(task));
});
