import type { Input } from '../files/inputs.ts';
import type { LintCache } from './cache.ts';
import { digestOf } from './digest.ts';
import type { FileReport } from './plan.ts';
import { lintInputs, type LintRun } from './run.ts';

/** Checks inputs and uses the cached findings of unchanged contents. Reports are in the order of the inputs. */
export async function reportsOf(inputs: readonly Input[], run: LintRun, cache?: LintCache): Promise<FileReport[]> {
  const reports = inputs.map(({ name }): FileReport => ({ file: name, findings: [] }));
  const open: number[] = [];
  for (const [index, input] of inputs.entries()) {
    const { path } = input;
    const known =
      cache && path !== null ? cache.get(path, run.plans.planOf(path), digestOf(await input.read())) : undefined;
    if (known) {
      reports[index]!.findings = known;
      run.progress.step();
    } else open.push(index);
  }
  const looked = await lintInputs(
    open.map((index) => inputs[index]!),
    { ...run, digests: cache !== undefined },
  );
  for (const [at, { findings, digest }] of looked.entries()) {
    const index = open[at]!;
    const { path } = inputs[index]!;
    reports[index]!.findings = findings;
    if (cache && path !== null) cache.put(path, run.plans.planOf(path), digest, findings);
  }
  return reports;
}
