import { type EngineFlavour, emptyModel, type Finding, isProcessKey, type Model, readModel } from '@gongdi/bpmn';
import type { DiagramProblem } from '../../diagram/explain.ts';
import type { Lang } from '../../kit/theme/tokens.ts';

const MODEL_FILE = /\.(?:xml|bpmn)$/i;

export const isModelFile = (file: File): boolean => MODEL_FILE.test(file.name);

/** A document in the designer: a tree, and the problems of the file. */
export interface ReadDocument {
  model: Model | undefined;
  problems: DiagramProblem[];
}

/** Converts a finding to the form that is displayed. */
function problemOf(finding: Finding, lang: Lang): DiagramProblem {
  const { line, column, element, message } = finding;
  const known = line > 1 || column > 1;
  return {
    code: 'parse',
    message: lang === 'en' ? message.en : message.zh,
    original: message.en,
    ...(known ? { line, column } : {}),
    ...(element === undefined ? {} : { element }),
  };
}

/**
 * Reads a document for editing; bytes are read in the encoding that they declare. A model with engine attributes keeps
 * its engine. A model without them is read with the chosen engine, so that the panel can write its attributes.
 */
export async function readDocument(
  source: string | Uint8Array,
  prefix: EngineFlavour,
  lang: Lang,
): Promise<ReadDocument> {
  let result = await readModel(source);
  if (result.model?.flavour === 'plain') result = await readModel(source, { flavour: prefix });
  return { model: result.model, problems: result.findings.map((finding) => problemOf(finding, lang)) };
}

export interface NewDocument {
  prefix: EngineFlavour;
  key?: string;
  name?: string;
}

/** Creates a new diagram with one executable process (designer specification, section 3). */
export const newDocument = ({ prefix, key, name }: NewDocument): Promise<Model> =>
  emptyModel({
    flavour: prefix,
    now: new Date(),
    ...(key && isProcessKey(key) ? { key } : {}),
    ...(name ? { name } : {}),
  });
