import type { Model, WriteResult } from '../model/types.ts';
import { writeModel } from '../model/write.ts';

export interface FormatOptions {
  /** Indentation of one level. Default two blanks. */
  readonly indent?: string;
}

/**
 * The model in one settled form: attributes in the order of the BPMN description, those of other namespaces by name,
 * one element per line. Formatting twice gives the same text, and two files that say the same in another order
 * of attributes become equal. Refused, like any write, when something would be lost.
 */
export function formatModel(model: Model, options: FormatOptions = {}): WriteResult {
  return writeModel(model, { sorted: true, ...(options.indent === undefined ? {} : { indent: options.indent }) });
}
