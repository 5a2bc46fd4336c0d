import { faceOf, fieldsOf, holdsRows, holdsWords, personalOf, type AnyResource, type NamedField } from '@gongdi/domain';

/** Facts beside the title of a referring record. */
const FACTS = 2;

/** Returns the facts that tell referring records apart and fit into a line, those that decide first. */
export function factsOf(resource: AnyResource, reference: string): NamedField[] {
  const { facts, term } = faceOf(resource);
  const left = new Set([reference, 'project_id']);
  const fields = new Map(fieldsOf(resource).map((field) => [field.name, field]));
  return [...(term ? [term.field] : []), ...facts]
    .flatMap((name) => fields.get(name) ?? [])
    .filter((field) => !left.has(field.name) && personalOf(field) === undefined && fitsLine(field))
    .slice(0, FACTS);
}

function fitsLine({ kind }: NamedField): boolean {
  return !holdsRows(kind) && !holdsWords(kind);
}
