import { convertModel, writeModel, type EngineFlavour, type Flavour, type ReportEntry } from '@gongdi/bpmn';
import type { CommandContext } from '../command.ts';
import type { Input } from '../files/inputs.ts';
import type { LintFinding } from '../lint/plan.ts';
import { openModel, sayFindings } from '../model/open-model.ts';
import { toReported } from '../lint/check-bytes.ts';

export interface ConvertFlags {
  from?: Flavour;
  to: EngineFlavour;
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
  to: EngineFlavour;
  /** Undefined when nothing may be written. */
  xml: string | undefined;
  report: ReportLine[];
  findings: LintFinding[];
  counts: { changed: number; kept: number; lossy: number; refused: number };
}

/** Reads, converts and prints one model. Nothing is written here. */
export async function convertOne(input: Input, flags: ConvertFlags, context: CommandContext): Promise<Converted> {
  const { to, from: wanted, targetVersion, ttl, force = false } = flags;
  const counts = { changed: 0, kept: 0, lossy: 0, refused: 0 };
  const { model, findings } = await openModel(input, context, wanted === undefined ? {} : { flavour: wanted });
  if (!model) return { file: input.name, from: null, to, xml: undefined, report: [], findings, counts };
  const from = model.flavour;
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
  const base = { file: input.name, from, to, report, findings, counts };
  if (!result.model) return { ...base, xml: undefined };
  const written = writeModel(result.model, { allowLoss: force });
  if (written.xml !== undefined) return { ...base, xml: written.xml };
  sayFindings(input.name, written.findings, context);
  return {
    ...base,
    xml: undefined,
    findings: [...findings, ...written.findings.map((finding) => toReported(finding, context.lang))],
  };
}
