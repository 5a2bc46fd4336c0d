import { availableParallelism } from 'node:os';
import type { Lang } from '@gongdi/domain';
import type { Input } from '../files/inputs.ts';
import type { Progress } from '../terminal/progress.ts';
import { createChecker, toReported } from './check-bytes.ts';
import type { FileReport, LintPlan } from './plan.ts';

/** Below this a second thread costs more to start than it saves (measured with models of 30 nodes). */
const FILES_THAT_PAY = 300;
const MOST_THREADS = 8;

export interface LintRun {
  plan: LintPlan;
  lang: Lang;
  signal: AbortSignal;
  progress: Progress;
  /** Default: as many as pay. */
  threads?: number;
}

/** Checks all inputs, in several threads when they are many. Reports come in the order of the inputs. */
export async function lintInputs(inputs: readonly Input[], run: LintRun): Promise<FileReport[]> {
  const threads = run.threads ?? (inputs.length < FILES_THAT_PAY ? 1 : Math.min(availableParallelism(), MOST_THREADS));
  if (threads > 1) {
    const { lintInThreads } = await import('./threads.ts');
    return lintInThreads(inputs, run, threads);
  }
  const check = await createChecker(run.plan);
  const reports: FileReport[] = [];
  for (const input of inputs) {
    run.signal.throwIfAborted();
    const { findings } = await check(await input.read());
    reports.push({ file: input.name, findings: findings.map((finding) => toReported(finding, run.lang)) });
    run.progress.step();
  }
  return reports;
}
