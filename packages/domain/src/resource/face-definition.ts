import type * as z from 'zod';
import { metaOf } from '../field/field.ts';
import { holdsWords, refersToRecords, traitsOf } from '../field/kinds.ts';
import type { FieldKind } from '../field/meta.ts';

/** What a resource says about its face; what it does not say is derived (`faceOf`), and `null` says that it has none. */
export interface FaceDefinition<F extends string = string> {
  /** A text or a reference; default: the title of the resource. */
  title?: F;
  number?: F | null;
  /** A field of kind `code`. */
  state?: F | null;
  /** A day by which something has to be done, while the state is one of `states`. */
  term?: { field: F; states: readonly number[] } | null;
  picture?: F | null;
  place?: F | null;
}

/** What the field of each part has to be, in words and as a check. */
const PARTS: Readonly<Record<string, readonly [string, (kind: FieldKind) => boolean]>> = {
  title: ['a text or a reference', (kind) => holdsWords(kind) || refersToRecords(kind)],
  number: ['a text', holdsWords],
  state: ['a code', (kind) => traitsOf(kind).refersTo === 'dictionary entry'],
  term: ['a day or an instant', (kind) => traitsOf(kind).time !== 'none'],
  picture: ['pictures', (kind) => traitsOf(kind).pictures],
  place: ['a place', (kind) => traitsOf(kind).located],
};

interface WithFace {
  name: string;
  fields: z.ZodRawShape;
  face?: FaceDefinition;
  lifecycle?: { field: string };
}

/**
 * Checks what a resource says about its face.
 * @throws Error that names the part, when its field does not exist or is of another kind, or when a deadline runs in
 * states that nothing has
 */
export function checkFace({ name, fields, face = {}, lifecycle }: WithFace): void {
  for (const [part, given] of Object.entries(face)) {
    const field = given !== null && typeof given === 'object' ? given.field : given;
    if (!field) continue;
    const type = fields[field] as z.ZodType | undefined;
    if (!type) throw new Error(`${name}: its face names an unknown field ${field}`);
    const [wanted, is] = PARTS[part]!;
    if (!is(metaOf(type).kind)) throw new Error(`${name}: ${field} is the ${part} of its face, but not ${wanted}`);
  }
  if (face.term && !(face.state ?? lifecycle?.field))
    throw new Error(`${name}: the deadline of its face runs in states, but there is no field of the state`);
}
