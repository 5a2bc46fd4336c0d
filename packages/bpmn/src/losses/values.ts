import { NAMESPACES } from '../model/namespaces.ts';
import { expanded, resolve } from './names.ts';
import type { QualifiedName, Scope } from './names.ts';

/** Attributes of BPMN and its diagrams that the schema defines as numbers: `10.0` equals `10`. */
const NUMBERS: ReadonlySet<string> = new Set(
  'x y width height resolution startQuantity completionQuantity minimum maximum capacity size'.split(' '),
);

/** Returns whether an attribute has the same meaning in both documents. */
export function sameValue(
  name: QualifiedName,
  one: string,
  oneScope: Scope,
  other: string,
  otherScope: Scope,
): boolean {
  if (name.uri === NAMESPACES.xsi && name.local === 'type') {
    return expanded(resolve(oneScope, one, 'element')) === expanded(resolve(otherScope, other, 'element'));
  }
  if (one === other) return true;
  // Names and lists of names; XML Schema ignores the blanks around them.
  if (one.trim() === other.trim() && name.uri === '') return true;
  return name.uri === '' && NUMBERS.has(name.local) && one.trim() !== '' && Number(one) === Number(other);
}
