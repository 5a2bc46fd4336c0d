import {
  applyFixes,
  type CheckFinding,
  editSource,
  type Finding,
  type Model,
  readModel,
  writeModel,
} from '@gongdi/bpmn';
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
      const { fixed, xml } = unlike.length > 0 ? { fixed: 1, xml: undefined } : await repair(checked.model, open);
      if (fixed === 0) break;
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

/** Makes all fixes: in their places of the text, or where one has none, in a text that is printed anew. */
async function repair(model: Model, findings: readonly CheckFinding[]) {
  const edited = editSource(
    model,
    findings.flatMap(({ fix }) => fix?.edits ?? []),
  );
  const fixed = applyFixes(findings);
  const { xml } = fixed > 0 ? writeModel(model) : {};
  if (xml === undefined || edited === undefined) return { fixed, xml };
  const again = (await readModel(edited)).model;
  const same = again && writeModel(again, { sorted: true }).xml === writeModel(model, { sorted: true }).xml;
  return { fixed, xml: same ? edited : xml };
}

/** What writing the file as it is would lose: whatever else differs afterwards is what a fix did. */
async function lossesOf(model: Model): Promise<readonly Finding[]> {
  const { xml, ...refused } = writeModel(model);
  return xml === undefined && 'findings' in refused ? refused.findings : unlikeSource(model.xml, xml ?? '');
}
