import { formatModel } from '@gongdi/bpmn';
import type { CommandContext } from '../command.ts';
import type { Input } from '../files/inputs.ts';
import { toReported } from '../lint/check-bytes.ts';
import type { LintFinding } from '../lint/plan.ts';
import { openModel, printFindings, unlikeSource } from '../model/open-model.ts';

export interface Formatted {
  /** Undefined when the file is not a model, or writing it would lose content; the findings were printed then. */
  xml: string | undefined;
  changed: boolean;
  findings: LintFinding[];
}

/** @param write our own writer; its result is not trusted but compared with the source */
export async function formatInput(
  input: Input,
  context: CommandContext,
  write: typeof formatModel = formatModel,
): Promise<Formatted> {
  const { model, findings } = await openModel(input, context);
  if (!model) return { xml: undefined, changed: false, findings };
  const before = model.xml;
  const written = write(model);
  const refused = written.xml === undefined ? written.findings : await unlikeSource(before, written.xml);
  if (written.xml !== undefined && refused.length === 0) {
    const changed = written.xml !== before || model.encoding !== 'utf-8';
    return { xml: written.xml, changed, findings };
  }
  printFindings(input.name, refused, context);
  const all = [...findings, ...refused.map((finding) => toReported(finding, context.lang))];
  return { xml: undefined, changed: false, findings: all };
}
