import { type Flavour, type Model, type ReportEntry, readModel } from '@gongdi/bpmn';
import type { ModdleElement } from '../../../diagram/model.ts';
import { isDrawn } from '../../session/process-of.ts';

/** A process from the clipboard, made fit for the engine of the model that it goes to. */
export interface Clip {
  model: Model;
  from: Flavour;
  /** What was lost or is different now; empty when nothing had to be converted. */
  report: readonly ReportEntry[];
}

const TOLD = new Set<ReportEntry['kind']>(['lossy', 'refused']);

/** Longer texts are not looked into: nobody copies that many elements, and every paste of anything else would wait. */
const LIMIT = 10_000_000;

/**
 * Reads what the clipboard holds.
 * @returns undefined when it is no process at all: some other text that is none of our business
 */
export async function readClip(text: string, to: Flavour): Promise<Clip | undefined> {
  if (text.length > LIMIT || !/<(?:[\w.-]+:)?definitions[\s>]/.test(text)) return undefined;
  let { model } = await readModel(text);
  if (!model) return undefined;
  const from = model.flavour;
  if (to === 'plain') return await drawn(model, from, []);
  if (from === 'plain') {
    ({ model } = await readModel(text, { flavour: to }));
    return model && (await drawn(model, from, []));
  }
  if (from === to) return await drawn(model, from, []);
  const processes = new Set(
    (model.definitions.get('rootElements') as ModdleElement[])
      .filter(({ $type }) => $type === 'bpmn:Process')
      .map(({ id }) => id),
  );
  const { convertModel } = await import('./convert.ts');
  const converted = convertModel(model, { to, force: true });
  // the process around the elements stays behind, and what there is to say about it
  const report = converted.report.filter(({ kind, element }) => TOLD.has(kind) && !processes.has(element));
  return converted.model && (await drawn(converted.model, from, report));
}

/** A document without a drawing gets one. */
async function drawn(model: Model, from: Flavour, report: readonly ReportEntry[]): Promise<Clip> {
  if (!isDrawn(model.definitions as unknown as ModdleElement)) {
    const { layOut } = await import('../../session/lay-out.ts');
    layOut(model);
  }
  return { model, from, report };
}
