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
import { openModel, printFindings, unlikeSource } from '../model/open-model.ts';
import { toReported } from '../lint/check-bytes.ts';

/** Result format: an engine flavour, or the JSON form of the unconverted model. */
export type Target = EngineFlavour | 'json';

export interface ConvertFlags {
  from?: Flavour;
  to: Target;
  targetVersion?: string;
  ttl?: string;
  force?: boolean;
}

/** One entry of a report in the user's language. */
export interface ReportLine extends Omit<ReportEntry, 'why' | 'element'> {
  element?: string;
  why: string;
}

export interface Converted {
  file: string;
  from: Flavour | null;
  to: Target;
  /** XML, or the JSON form; undefined when the result must not be written. */
  content: string | undefined;
  report: ReportLine[];
  findings: LintFinding[];
  counts: { changed: number; kept: number; lossy: number; refused: number };
}

/** Reads, converts and prints one model. It does not write files. */
export async function convertOne(input: Input, flags: ConvertFlags, context: CommandContext): Promise<Converted> {
  const { to, from: wanted, targetVersion, ttl, force = false } = flags;
  const counts = { changed: 0, kept: 0, lossy: 0, refused: 0 };
  const { model, findings } = await openModel(input, context, wanted === undefined ? {} : { flavour: wanted });
  if (!model) return { file: input.name, from: null, to, content: undefined, report: [], findings, counts };
  const from = model.flavour;
  const base = { file: input.name, from, to, counts };
  if (to === 'json')
    return { ...base, report: [], ...(await printed(model, { asJson: true, force, findings, input, context })) };
  const source = model.xml;
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
  const compared = { source, report: result.report };
  const output = await printed(result.model, { asJson: false, force, findings, input, context, compared });
  return { ...base, report, ...output };
}

interface Printing {
  asJson: boolean;
  force: boolean;
  findings: LintFinding[];
  input: Input;
  context: CommandContext;
  /** The source, and the conversion's report of its changes. */
  compared?: { source: string; report: readonly ReportEntry[] };
}

/** Returns the model as text. If the text would lose content, prints what would be lost. */
async function printed(
  model: Model,
  { asJson, force, findings, input, context, compared }: Printing,
): Promise<Pick<Converted, 'content' | 'findings'>> {
  const result = asJson ? jsonText(model) : writeModel(model, { allowLoss: force });
  const unlike =
    result.xml === undefined
      ? result.findings
      : compared
        ? await unlikeSource(compared.source, result.xml, compared.report)
        : [];
  printFindings(input.name, unlike, context);
  const all = [...findings, ...unlike.map((finding) => toReported(finding, context.lang))];
  // With `--force` the losses are reported and the file is written nevertheless.
  return { content: unlike.length > 0 && !force ? undefined : result.xml, findings: all };
}

function jsonText(model: Model): { xml: string } | { xml: undefined; findings: readonly Finding[] } {
  const result = toJson(model);
  if (result.json === undefined) return { xml: undefined, findings: result.findings };
  return { xml: `${JSON.stringify(result.json, null, 2)}\n` };
}
