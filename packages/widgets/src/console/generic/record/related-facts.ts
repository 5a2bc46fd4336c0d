import { columnsOf, holdsFiles, holdsRows, holdsWords, personalOf, refersToRecords, type AnyResource, type NamedField } from '@gongdi/domain';
import { recordFace } from './face.ts';

/** Facts beside the title of a referring record. */
const FACTS = 2;

/**
 * Returns the facts that tell referring records apart: the first visible columns besides title, state and the reference
 * itself that fit into a line.
 */
export function factsOf(resource: AnyResource, reference: string): NamedField[] {
  const { title, state } = recordFace(resource);
  const left = new Set([title, state, reference, 'project_id']);
  return columnsOf(resource)
    .filter((field) => {
      const { name, kind, column } = field;
      if (left.has(name) || column.hidden || personalOf(field) || holdsFiles(kind) || holdsRows(kind)) return false;
      // A paragraph does not fit into a line.
      return refersToRecords(kind) || !holdsWords(kind);
    })
    .slice(0, FACTS);
}
