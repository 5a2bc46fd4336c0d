import type { ConvertOptions, ReportEntry } from '@gongdi/bpmn';
import type { DesignerSession } from '../session/session.ts';
import { countKinds, planConversion } from './plan-conversion.ts';

export interface ConvertRequest extends Omit<ConvertOptions, 'to'> {
  /** Only reports; does not change the model. */
  dryRun?: boolean;
}

export interface Conversion {
  report: readonly ReportEntry[];
  /** Whether the open model was replaced by the converted one. */
  converted: boolean;
}

/**
 * Converts the open model for another engine, as the panel does: one step of the history. Refused entries stop the
 * conversion unless `force` is set. @throws Error if the model cannot be read, printed or drawn; then nothing has
 * changed
 */
export async function convertOpened(
  session: DesignerSession,
  to: ConvertOptions['to'],
  { dryRun = false, ...options }: ConvertRequest = {},
): Promise<Conversion> {
  const { stage } = session.state.get();
  const xml = session.saveXML();
  const { flavour } = stage?.model ?? { flavour: 'plain' };
  const from = flavour === 'plain' ? session.settings.prefix : flavour;
  const { report, model } = await planConversion(xml, from, { ...options, to });
  if (dryRun || !model || (countKinds(report).refused > 0 && !options.force)) return { report, converted: false };
  await session.continueWith(model);
  return { report, converted: true };
}
