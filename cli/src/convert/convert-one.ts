import {
  convertModel,
  toJson,
  writeModel,
  type EngineFlavour,
  type Finding,
  type Flavour,
  type Model,
  type ReportEntry,
} from '@gongdi/bpmn';
import type { CommandContext } from '../command.ts';
import type { Input } from '../files/inputs.ts';
import type { LintFinding } from '../lint/plan.ts';
import { openModel, sayFindings } from '../model/open-model.ts';
import { toReported } from '../lint/check-bytes.ts';

/** An engine, or the JSON form of the model as it is. */
export type Target = EngineFlavour | 'json';

export interface ConvertFlags {
  from?: Flavour;
  to: Target;
  targetVersion?: string;
  ttl?: string;
  force?: boolean;
}

/** One entry of a report in the person's language. */
export interface ReportLine extends Omit<ReportEntry, 'why' | 'element'> {
  element?: string;
  why: string;
}

export interface Converted {
  file: string;
  from: Flavour | null;
  to: Target;
  /** XML, or the JSON form; undefined when nothing may be written. */
  content: string | undefined;
  report: ReportLine[];
  findings: LintFinding[];
  counts: { changed: number; kept: number; lossy: number; refused: number };
}

/** Reads, converts and prints one model. Nothing is written here. */
export async function convertOne(input: Input, flags: ConvertFlags, context: CommandContext): Promise<Converted> {
  const { to, from: wanted, targetVersion, ttl, force = false } = flags;
  const counts = { changed: 0, kept: 0, lossy: 0, refused: 0 };
  const { model, findings } = await openModel(input, context, wanted === undefined ? {} : { flavour: wanted });
  if (!model) return { file: input.name, from: null, to, content: undefined, report: [], findings, counts };
  const from = model.flavour;
  const base = { file: input.name, from, to, counts };
  if (to === 'json') return { ...base, report: [], ...printed(model, true, force, findings, input, context) };
  const result = convertModel(model, {
    to,
    force,
    ...(targetVersion === undefined ? {} : { targetVersion }),
    ...(ttl === undefined ? {} : { historyTimeToLive: ttl }),
  });
  for (const { kind } of result.report) counts[kind] += 1;
  const report = result.report.map(({ why, element, ...entry }) => ({
    ...entry,
    ...(element === undefined ? {} : { element }),
    why: why[context.lang],
  }));
  if (!result.model) return { ...base, report, content: undefined, findings };
  return { ...base, report, ...printed(result.model, false, force, findings, input, context) };
}

/** The model as text, or why it would lose something, which is said as well. */
function printed(
  model: Model,
  asJson: boolean,
  force: boolean,
  findings: LintFinding[],
  input: Input,
  context: CommandContext,
): Pick<Converted, 'content' | 'findings'> {
  const result = asJson ? jsonText(model) : writeModel(model, { allowLoss: force });
  if (result.xml !== undefined) return { content: result.xml, findings };
  sayFindings(input.name, result.findings, context);
  return {
    content: undefined,
    findings: [...findings, ...result.findings.map((finding) => toReported(finding, context.lang))],
  };
}

function jsonText(model: Model): { xml: string } | { xml: undefined; findings: readonly Finding[] } {
  const result = toJson(model);
  if (result.json === undefined) return { xml: undefined, findings: result.findings };
  return { xml: `${JSON.stringify(result.json, null, 2)}\n` };
}
