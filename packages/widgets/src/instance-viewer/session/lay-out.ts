import { layoutModel, readModel, writeModel } from '@gongdi/bpmn';

/** Adds diagram information to a document that has none. This module is loaded only for such documents. */
export async function withDiagram(xml: string): Promise<string> {
  const { model } = await readModel(xml, { trackLoss: false });
  if (!model || !layoutModel(model)) return xml;
  return writeModel(model, { allowLoss: true }).xml ?? xml;
}
