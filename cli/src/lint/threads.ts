import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { Lang } from '@gongdi/domain';
import { CliFailure, EXIT } from '../command.ts';
import type { Input } from '../files/inputs.ts';
import { cliMessage } from '../text/index.ts';
import type { LintPlan } from './plan.ts';
import { createLook, type LintRun, type Looked } from './run.ts';

/** Files per message: so many that a message costs little, so few that the threads end at about the same time. */
const BATCH = 8;
/** Number of batches queued in a worker, so that it is never idle between two batches. */
const AHEAD = 2;

/** Data that a worker is started with. */
export interface WorkerSetup {
  plans: readonly LintPlan[];
  lang: Lang;
  digests: boolean;
}
export interface WorkerTask {
  files: { index: number; path: string; plan: number }[];
}
export type WorkerAnswer = { results: { index: number; looked: Looked }[] } | { index: number; problem: string };

/** Returns the worker's file, which the bundle contains beside the program; undefined when running from the sources. */
function workerFile(): URL | undefined {
  const file = new URL('../lint-worker.js', import.meta.url);
  return existsSync(file) ? file : undefined;
}

/** Shares the inputs between this thread and `threads - 1` workers: each idle thread takes the next batch. */
export async function lintInThreads(inputs: readonly Input[], run: LintRun, threads: number): Promise<Looked[]> {
  const results = Array.from<Looked>({ length: inputs.length });
  // Standard input can be read in this thread only, so it is not in the shared queue.
  const queue = inputs.flatMap(({ path }, index) => (path === null ? [] : [index]));
  const own = inputs.flatMap(({ path }, index) => (path === null ? [index] : []));
  const take = () => queue.splice(0, BATCH);
  const put = (index: number, looked: Looked) => {
    results[index] = looked;
    run.progress.step();
  };
  const file = workerFile();
  const workers = file
    ? Array.from({ length: threads - 1 }, () => {
        const workerData: WorkerSetup = { plans: run.plans.plans, lang: run.lang, digests: run.digests === true };
        return new Worker(file, { workerData });
      })
    : [];
  const work = workers.map((worker) => serve(worker, take, put, inputs, run));
  try {
    await Promise.all([...work, here(own, take, put, inputs, run)]);
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return results;
}

type Take = () => number[];
type Put = (index: number, looked: Looked) => void;

/** The work of this thread: first the inputs that only it can read, then batches from the queue, like the workers. */
async function here(own: readonly number[], take: Take, put: Put, inputs: readonly Input[], run: LintRun) {
  const look = await createLook(run);
  for (let indexes = [...own, ...take()]; indexes.length > 0; indexes = take()) {
    for (const index of indexes) {
      run.signal.throwIfAborted();
      put(index, await look(inputs[index]!));
    }
  }
}

function serve(worker: Worker, take: Take, put: Put, inputs: readonly Input[], { plans }: LintRun): Promise<void> {
  return new Promise((resolve, reject) => {
    let waiting = 0;
    const give = () => {
      while (waiting < AHEAD) {
        const indexes = take();
        if (indexes.length === 0) break;
        const files = indexes.map((index) => {
          const path = inputs[index]?.path ?? '';
          return { index, path, plan: plans.planOf(path) };
        });
        worker.postMessage({ files } satisfies WorkerTask);
        waiting += 1;
      }
      if (waiting === 0) resolve();
    };
    worker.on('message', (answer: WorkerAnswer) => {
      if ('problem' in answer) {
        const path = inputs[answer.index]?.name ?? '';
        reject(new CliFailure(EXIT.usage, cliMessage('notReadable', { path, reason: answer.problem })));
        return;
      }
      waiting -= 1;
      for (const { index, looked } of answer.results) put(index, looked);
      give();
    });
    worker.on('error', reject);
    worker.once('online', give);
  });
}
