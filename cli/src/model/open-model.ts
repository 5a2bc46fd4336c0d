import {
  fromJson,
  LOCAL_LIMITS,
  readModel,
  type Finding,
  type Model,
  type ReadOptions,
  type ReportEntry,
} from '@gongdi/bpmn';
import type { CommandContext } from '../command.ts';
import type { Input } from '../files/inputs.ts';
import { toReported } from '../lint/check-bytes.ts';
import { stylish } from '../lint/formats/stylish.ts';
import type { LintFinding } from '../lint/plan.ts';

export interface Opened {
  /** Undefined when the input is not a readable model; the findings were printed then. */
  model: Model | undefined;
  findings: LintFinding[];
}

/** Reads a model for a command that needs one; its findings go to standard error. */
export async function openModel(input: Input, context: CommandContext, options: ReadOptions = {}): Promise<Opened> {
  const bytes = await input.read();
  const wide: ReadOptions = { limits: LOCAL_LIMITS, ...options };
  const { model, findings } = isJson(bytes)
    ? await fromJson(new TextDecoder().decode(bytes), wide)
    : await readModel(bytes, wide);
  const reported = findings.map((finding) => toReported(finding, context.lang));
  if (!model) printFindings(input.name, findings, context);
  return { model, findings: reported };
}

/**
 * Returns what a text would lose of its source. The comparison shares no code with our reader and writer, so it also
 * finds losses that both of them overlook.
 */
export async function unlikeSource(
  source: string,
  written: string,
  report?: readonly ReportEntry[],
): Promise<readonly Finding[]> {
  if (source === written) return [];
  const { unlike } = await import('@gongdi/bpmn/losses');
  return unlike(source, written, report ? { report } : {});
}

/** Returns whether the content is JSON: XML begins with `<`, a model in the JSON form with a brace. */
function isJson(bytes: Uint8Array): boolean {
  return bytes.find((byte) => byte > 0x20) === 0x7b;
}

/** Prints the findings of one file on standard error; prints nothing with `--json`. */
export function printFindings(file: string, findings: readonly Finding[], context: CommandContext): void {
  if (context.json || findings.length === 0) return;
  const reported = findings.map((finding) => toReported(finding, context.lang));
  context.terminal.err(stylish([{ file, findings: reported }], context));
}
