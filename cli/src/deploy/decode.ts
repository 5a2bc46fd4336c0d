import { readModel } from '@gongdi/bpmn';

/** Text of a model in whatever encoding it came; what cannot be read at all was refused before. */
export async function decodeModel(bytes: Uint8Array): Promise<string> {
  const { model } = await readModel(bytes, { trackLoss: false });
  return model?.xml ?? new TextDecoder().decode(bytes);
}
