import type { Model, WriteResult } from '../model/types.ts';
import { writeModel } from '../model/write.ts';

export interface FormatOptions {
  /** Indentation of one level. Default: two blanks. */
  readonly indent?: string;
}

/**
 * Writes the model in a canonical form: attributes in the order of the BPMN descriptor, attributes of other namespaces
 * by name, one element per line. Formatting twice gives the same text. Two files that differ only in the order of
 * attributes become equal. Like any write, it is refused when content would be lost.
 */
export function formatModel(model: Model, options: FormatOptions = {}): WriteResult {
  return writeModel(model, { sorted: true, ...(options.indent === undefined ? {} : { indent: options.indent }) });
}
