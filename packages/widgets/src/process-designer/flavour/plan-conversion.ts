import {
  convertModel,
  type ConvertOptions,
  type EngineFlavour,
  type Model,
  readModel,
  type ReportEntry,
  writeModel,
} from '@gongdi/bpmn';

export interface ConversionPlan {
  report: readonly ReportEntry[];
  /** The converted document; absent while an entry is refused. */
  model: Model | undefined;
}

/**
 * Order of the kinds of entries: refused first, because the user has to decide on them; then losses, then harmless
 * ones.
 */
const ORDER: readonly ReportEntry['kind'][] = ['refused', 'lossy', 'kept', 'changed'];

/**
 * Converts a copy of the document and reports the result; the shown result is the one that is used. The result is
 * printed and read again, as on the next opening of the file.
 * @throws Error if the document or the result cannot be read or printed
 */
export async function planConversion(
  xml: string,
  from: EngineFlavour,
  options: ConvertOptions,
): Promise<ConversionPlan> {
  const copy = await readModel(xml, { flavour: from });
  if (!copy.model) throw new Error(copy.findings[0]?.message.en);
  const { model, report } = convertModel(copy.model, options);
  const sorted = [...report].sort((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
  if (!model) return { report: sorted, model: undefined };
  const written = writeModel(model, { allowLoss: true });
  if (written.xml === undefined) throw new Error(written.findings[0]?.message.en);
  const again = await readModel(written.xml, { flavour: options.to });
  if (!again.model) throw new Error(again.findings[0]?.message.en);
  return { report: sorted, model: again.model };
}

/** Counts the entries of each kind. */
export const countKinds = (report: readonly ReportEntry[]): Record<ReportEntry['kind'], number> => {
  const counts = { refused: 0, lossy: 0, kept: 0, changed: 0 };
  for (const { kind } of report) counts[kind] += 1;
  return counts;
};
