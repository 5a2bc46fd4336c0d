import { type ModdleElement, walk } from '@gongdi/bpmn';

/** Properties of process elements that refer to root elements. The engine copies them as references. */
const REFERENCES = ['messageRef', 'signalRef', 'errorRef', 'escalationRef'] as const;

export interface RootReference {
  holder: ModdleElement;
  property: (typeof REFERENCES)[number];
  root: ModdleElement;
}

/** Returns the messages, signals, errors and escalations to which an element or its content refers. */
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

/** Returns whether two root elements are the same message (signal, error …): equal type, id, name and code. */
export const isSameRoot = (one: ModdleElement, other: ModdleElement): boolean =>
  one === other ||
  (one.$type === other.$type && one.id === other.id && FACTS.every((fact) => one[fact] === other[fact]));
