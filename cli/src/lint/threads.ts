import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { Lang } from '@gongdi/domain';
import { CliFailure, EXIT } from '../command.ts';
import type { Input } from '../files/inputs.ts';
import { say } from '../text/index.ts';
import { createChecker, toReported } from './check-bytes.ts';
import type { FileReport, LintFinding, LintPlan } from './plan.ts';
import type { LintRun } from './run.ts';

/** Enough that a message costs nothing beside it, few enough that threads end together. */
const BATCH = 8;
/** Batches that wait in a worker, so that it is never idle between two. */
const AHEAD = 2;

/** What a worker is started with. */
export interface WorkerSetup {
  plan: LintPlan;
  lang: Lang;
}
export interface WorkerTask {
  indexes: number[];
  paths: string[];
}
export type WorkerAnswer = { indexes: number[]; findings: LintFinding[][] } | { index: number; problem: string };

/** The worker stands beside the program in the bundle; sources run without one. */
function workerFile(): URL | undefined {
  const file = new URL('../lint-worker.js', import.meta.url);
  return existsSync(file) ? file : undefined;
}

/** Shares the inputs between this thread and `threads - 1` workers: whoever is free takes the next ones. */
export async function lintInThreads(inputs: readonly Input[], run: LintRun, threads: number): Promise<FileReport[]> {
  const reports = Array.from<FileReport>({ length: inputs.length });
  // Standard input can be read in this thread only, so it is nobody's to take.
  const queue = inputs.flatMap(({ path }, index) => (path === null ? [] : [index]));
  const own = inputs.flatMap(({ path }, index) => (path === null ? [index] : []));
  const take = () => queue.splice(0, BATCH);
  const put = (index: number, findings: LintFinding[]) => {
    reports[index] = { file: inputs[index]?.name ?? '', findings };
    run.progress.step();
  };
  const file = workerFile();
  const workers = file
    ? Array.from({ length: threads - 1 }, () => {
        const workerData: WorkerSetup = { plan: run.plan, lang: run.lang };
        return new Worker(file, { workerData });
      })
    : [];
  const work = workers.map((worker) => serve(worker, take, put, inputs));
  try {
    await Promise.all([...work, here(own, take, put, inputs, run)]);
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return reports;
}

type Take = () => number[];
type Put = (index: number, findings: LintFinding[]) => void;

/** This thread's share: what is its own, then batches like the workers. */
async function here(
  own: readonly number[],
  take: Take,
  put: Put,
  inputs: readonly Input[],
  { plan, lang, signal }: LintRun,
): Promise<void> {
  const check = await createChecker(plan);
  for (let indexes = [...own, ...take()]; indexes.length > 0; indexes = take()) {
    for (const index of indexes) {
      signal.throwIfAborted();
      const { findings } = await check(await inputs[index]!.read());
      put(
        index,
        findings.map((finding) => toReported(finding, lang)),
      );
    }
  }
}

function serve(worker: Worker, take: Take, put: Put, inputs: readonly Input[]): Promise<void> {
  return new Promise((resolve, reject) => {
    let waiting = 0;
    const give = () => {
      while (waiting < AHEAD) {
        const indexes = take();
        if (indexes.length === 0) break;
        const task: WorkerTask = { indexes, paths: indexes.map((index) => inputs[index]?.path ?? '') };
        worker.postMessage(task);
        waiting += 1;
      }
      if (waiting === 0) resolve();
    };
    worker.on('message', (answer: WorkerAnswer) => {
      if ('problem' in answer) {
        const path = inputs[answer.index]?.name ?? '';
        reject(new CliFailure(EXIT.usage, say('notReadable', { path, reason: answer.problem })));
        return;
      }
      waiting -= 1;
      answer.indexes.forEach((index, at) => put(index, answer.findings[at] ?? []));
      give();
    });
    worker.on('error', reject);
    worker.once('online', give);
  });
}
