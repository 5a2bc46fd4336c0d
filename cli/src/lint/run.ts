import { availableParallelism } from 'node:os';
import type { Lang } from '@gongdi/domain';
import type { Input } from '../files/inputs.ts';
import type { Progress } from '../terminal/progress.ts';
import { createChecker, toReported } from './check-bytes.ts';
import { digestOf } from './digest.ts';
import type { LintFinding, LintPlans } from './plan.ts';

/** Below this number of files a second thread costs more to start than it saves (measured with models of 30 nodes). */
const FILES_THAT_PAY = 300;
const MOST_THREADS = 8;

export interface LintRun {
  plans: LintPlans;
  lang: Lang;
  signal: AbortSignal;
  progress: Progress;
  /** Default: the number of threads that saves time. */
  threads?: number;
  /** Whether to compute digests of the contents. Default false. */
  digests?: boolean;
}

/** Findings with the digest of the checked bytes, since a file may change between two reads. */
export interface Looked {
  findings: LintFinding[];
  /** Empty when digests were not requested. */
  digest: string;
}

/** Checks all inputs, in several threads when there are many. Results are in the order of the inputs. */
export async function lintInputs(inputs: readonly Input[], run: LintRun): Promise<Looked[]> {
  if (inputs.length === 0) return [];
  const threads = run.threads ?? (inputs.length < FILES_THAT_PAY ? 1 : Math.min(availableParallelism(), MOST_THREADS));
  if (threads > 1) {
    const { lintInThreads } = await import('./threads.ts');
    return lintInThreads(inputs, run, threads);
  }
  const look = await createLook(run);
  const results: Looked[] = [];
  for (const input of inputs) {
    run.signal.throwIfAborted();
    results.push(await look(input));
    run.progress.step();
  }
  return results;
}

/** Returns the function with which this thread checks an input. */
export async function createLook({ plans, lang, digests }: LintRun): Promise<(input: Input) => Promise<Looked>> {
  const check = await createChecker(plans.plans);
  return async (input) => {
    const bytes = await input.read();
    const { findings } = await check(bytes, plans.planOf(input.path));
    return { findings: findings.map((finding) => toReported(finding, lang)), digest: digests ? digestOf(bytes) : '' };
  };
}
