import { availableParallelism } from 'node:os';
import type { Lang } from '@gongdi/domain';
import type { Input } from '../files/inputs.ts';
import type { Progress } from '../terminal/progress.ts';
import { createChecker, toReported } from './check-bytes.ts';
import { digestOf } from './digest.ts';
import type { LintFinding, LintPlans } from './plan.ts';

/** Below this a second thread costs more to start than it saves (measured with models of 30 nodes). */
const FILES_THAT_PAY = 300;
const MOST_THREADS = 8;

export interface LintRun {
  plans: LintPlans;
  lang: Lang;
  signal: AbortSignal;
  progress: Progress;
  /** Default: as many as pay. */
  threads?: number;
  /** Whether the digests of the contents are wanted. Default false. */
  digests?: boolean;
}

/** What was found, and in which bytes: a file may change between two looks at it. */
export interface Looked {
  findings: LintFinding[];
  /** Empty when it was not wanted. */
  digest: string;
}

/** Checks all inputs, in several threads when they are many. Results come in the order of the inputs. */
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

/** How this thread looks at an input. */
export async function createLook({ plans, lang, digests }: LintRun): Promise<(input: Input) => Promise<Looked>> {
  const check = await createChecker(plans.plans);
  return async (input) => {
    const bytes = await input.read();
    const { findings } = await check(bytes, plans.planOf(input.path));
    return { findings: findings.map((finding) => toReported(finding, lang)), digest: digests ? digestOf(bytes) : '' };
  };
}
