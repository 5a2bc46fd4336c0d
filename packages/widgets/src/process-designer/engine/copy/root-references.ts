import { type ModdleElement, walk } from '@gongdi/bpmn';

/** What elements of a process refer to at the top of the document, and the engine copies as a reference. */
const REFERENCES = ['messageRef', 'signalRef', 'errorRef', 'escalationRef'] as const;

export interface RootReference {
  holder: ModdleElement;
  property: (typeof REFERENCES)[number];
  root: ModdleElement;
}

/** The messages, signals, errors and escalations that an element refers to, anywhere inside of it. */
export function rootReferences(element: ModdleElement): RootReference[] {
  const found: RootReference[] = [];
  walk(element, (holder) => {
    if (holder.$descriptor.isGeneric) return false;
    for (const property of REFERENCES) {
      if (!holder.$descriptor.propertiesByName[property] || !Object.hasOwn(holder, property)) continue;
      const root = holder[property];
      if (root !== null && typeof root === 'object') found.push({ holder, property, root: root as ModdleElement });
    }
    return undefined;
  });
  return found;
}

const FACTS = ['name', 'errorCode', 'escalationCode'] as const;

/** Is it the same message (signal, error …): kind, id, name and code? */
export const isSameRoot = (one: ModdleElement, other: ModdleElement): boolean =>
  one === other ||
  (one.$type === other.$type && one.id === other.id && FACTS.every((fact) => one[fact] === other[fact]));
