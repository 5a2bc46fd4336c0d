import { applyFixes, writeModel, type Finding, type Model } from '@gongdi/bpmn';
import type { CommandContext } from '../command.ts';
import type { Input } from '../files/inputs.ts';
import { writeResult } from '../files/outputs.ts';
import { sayFindings, unlikeSource } from '../model/open-model.ts';
import { say } from '../text/index.ts';
import { createChecker, toReported } from './check-bytes.ts';
import { isOpen, type FileReport, type LintPlans } from './plan.ts';

/** A fix can make another one possible; more rounds than this would be rules that quarrel. */
const ROUNDS = 5;

/**
 * Repairs what can be repaired safely and checks again. A file whose writing would lose anything is left alone, and
 * that is said.
 */
export async function fixInputs(
  inputs: readonly Input[],
  options: { plans: LintPlans; context: CommandContext; dryRun: boolean },
): Promise<FileReport[]> {
  const { plans, context, dryRun } = options;
  const check = await createChecker(plans.plans);
  const reports: FileReport[] = [];
  for (const input of inputs) {
    context.signal.throwIfAborted();
    const plan = plans.planOf(input.path);
    let checked = await check(await input.read(), plan, { trackLoss: true });
    const before = checked;
    let made = 0;
    for (let round = 0; round < ROUNDS && checked.model; round += 1) {
      const open = checked.findings.filter(isOpen);
      const unlike = round === 0 && open.some((found) => 'fix' in found) ? await lossesOf(checked.model) : [];
      const fixed = unlike.length > 0 ? 1 : applyFixes(open);
      if (fixed === 0) break;
      const xml = unlike.length > 0 ? undefined : writeModel(checked.model).xml;
      if (xml === undefined) {
        sayFindings(input.name, unlike, context);
        context.terminal.say(say('fixRefused', { path: input.name }));
        made = 0;
        break;
      }
      made += fixed;
      checked = await check(new TextEncoder().encode(xml), plan, { trackLoss: true });
    }
    if (made > 0 && checked.model && input.path) {
      await writeResult(input.path, checked.model.xml, { context, dryRun, overwrite: true, shown: input.name });
    }
    const { findings } = made > 0 ? checked : before;
    reports.push({ file: input.name, findings: findings.map((finding) => toReported(finding, context.lang)) });
  }
  return reports;
}

/** What writing the file as it is would lose: whatever else differs afterwards is what a fix did. */
async function lossesOf(model: Model): Promise<readonly Finding[]> {
  const { xml, ...refused } = writeModel(model);
  return xml === undefined && 'findings' in refused ? refused.findings : unlikeSource(model.xml, xml ?? '');
}
