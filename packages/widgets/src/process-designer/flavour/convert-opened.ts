import type { ConvertOptions, ReportEntry } from '@gongdi/bpmn';
import type { DesignerSession } from '../session/session.ts';
import { countKinds, planConversion } from './plan-conversion.ts';

export interface ConvertRequest extends Omit<ConvertOptions, 'to'> {
  /** Only reports. */
  dryRun?: boolean;
}

export interface Conversion {
  report: readonly ReportEntry[];
  /** Whether the opened model is now the converted one. */
  converted: boolean;
}

/**
 * Converts the opened model for another engine, as the panel does: one step of the history. What is refused stops it
 * unless `force` is given. @throws Error when the model cannot be read, printed or drawn; nothing has changed then
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
