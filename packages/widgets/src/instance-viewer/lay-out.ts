import { layoutModel, readModel, writeModel } from '@gongdi/bpmn';

/** The document with diagram information, for one that has none. Loaded only then. */
export async function withDiagram(xml: string): Promise<string> {
  const { model } = await readModel(xml, { trackLoss: false });
  if (!model || !layoutModel(model)) return xml;
  return writeModel(model, { allowLoss: true }).xml ?? xml;
}
