import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { createChecker, toReported } from './check-bytes.ts';
import { digestOf } from './digest.ts';
import type { Looked } from './run.ts';
import type { WorkerAnswer, WorkerSetup, WorkerTask } from './threads.ts';

// A worker thread of `gongdi lint`: receives batches of paths and answers with their findings.
const { plans, lang, digests } = workerData as WorkerSetup;
const checker = createChecker(plans);
const answer = (message: WorkerAnswer) => parentPort?.postMessage(message);

async function checkFiles({ files }: WorkerTask): Promise<void> {
  const check = await checker;
  const results: { index: number; looked: Looked }[] = [];
  for (const { index, path, plan } of files) {
    let bytes: Uint8Array;
    try {
      bytes = readFileSync(path);
    } catch (error) {
      answer({ index, problem: (error as Error).message });
      return;
    }
    const { findings } = await check(bytes, plan);
    const looked = {
      findings: findings.map((finding) => toReported(finding, lang)),
      digest: digests ? digestOf(bytes) : '',
    };
    results.push({ index, looked });
  }
  answer({ results });
}

// Batches run one after the other: in parallel they would only use more memory.
let last = Promise.resolve();
parentPort?.on('message', (task: WorkerTask) => {
  last = last.then(() => checkFiles(task));
});
