import { type Flavour, type Model, type ReportEntry, readModel } from '@gongdi/bpmn';
import type { ModdleElement } from '../../../diagram/model.ts';
import { isDrawn } from '../../session/process-of.ts';

/** A process from the clipboard, converted for the engine of the target model. */
export interface Clip {
  model: Model;
  from: Flavour;
  /** Losses and changes of the conversion; empty if nothing was converted. */
  report: readonly ReportEntry[];
}

const TOLD = new Set<ReportEntry['kind']>(['lossy', 'refused']);

/**
 * Texts longer than this are not parsed: nobody copies that many elements, and each paste of another long text would be
 * slow.
 */
const LIMIT = 10_000_000;

/**
 * Reads a process from the text of the clipboard.
 * @returns undefined if the text is not a process
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
  // the process around the elements is not pasted, so its report entries are left out
  const report = converted.report.filter(({ kind, element }) => TOLD.has(kind) && !processes.has(element));
  return converted.model && (await drawn(converted.model, from, report));
}

/** Adds a layout to a document that has no diagram. */
async function drawn(model: Model, from: Flavour, report: readonly ReportEntry[]): Promise<Clip> {
  if (!isDrawn(model.definitions as unknown as ModdleElement)) {
    const { layOut } = await import('../../session/lay-out.ts');
    layOut(model);
  }
  return { model, from, report };
}
