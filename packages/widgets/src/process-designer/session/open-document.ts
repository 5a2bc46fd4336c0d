import type { Model } from '@gongdi/bpmn';
import type { DiagramProblem } from '../../diagram/explain.ts';
import type { ModdleElement } from '../../diagram/model.ts';
import type { Lang } from '../../kit/theme/tokens.ts';
import type { DesignerProps } from '../host/props.ts';
import { type OpenedText, openedText } from './opened-text.ts';
import { isDrawn } from './process-of.ts';
import { readDocument } from './read-document.ts';

/** A document that can be opened, or the reason why it cannot. */
export interface OpenableDocument {
  model: Model | undefined;
  problems: DiagramProblem[];
  /** The original text. */
  xml: string;
  text: OpenedText;
  /** Whether it had no diagram and was laid out. */
  laidOut: boolean;
}

/**
 * Reads a document, and lays it out if it has no diagram.
 * @param source text, or bytes in the encoding that they declare
 */
export async function openDocument(
  source: string | Uint8Array,
  prefix: NonNullable<DesignerProps['prefix']>,
  lang: Lang,
): Promise<OpenableDocument> {
  const { model, problems } = await readDocument(source, prefix, lang);
  const xml = typeof source === 'string' ? source : (model?.xml ?? '');
  const text = openedText(xml);
  if (!model || isDrawn(model.definitions as unknown as ModdleElement))
    return { model, problems, xml, text, laidOut: false };
  const { layOut } = await import('./lay-out.ts');
  const laidOut = layOut(model);
  return { model, problems, xml, text: laidOut ? { ...text, kept: undefined } : text, laidOut };
}
