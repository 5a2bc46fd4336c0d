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
import { printFindings, unlikeSource } from '../model/open-model.ts';
import { cliMessage } from '../text/index.ts';
import { createChecker, toReported } from './check-bytes.ts';
import { isOpen, type FileReport, type LintPlans } from './plan.ts';

/** A fix can make another fix possible. More rounds than this mean that rules contradict each other. */
const ROUNDS = 5;

/**
 * Applies the safe fixes and checks again. A file whose writing would lose content stays unchanged; a message is
 * printed.
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
        printFindings(input.name, unlike, context);
        context.terminal.message(cliMessage('fixRefused', { path: input.name }));
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

/** Applies all fixes: as edits of the source text; if a fix has no edits, the whole model is printed again. */
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

/** Returns what writing the unfixed file would lose, so that any other difference afterwards comes from a fix. */
async function lossesOf(model: Model): Promise<readonly Finding[]> {
  const { xml, ...refused } = writeModel(model);
  return xml === undefined && 'findings' in refused ? refused.findings : unlikeSource(model.xml, xml ?? '');
}
