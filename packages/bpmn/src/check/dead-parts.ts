import type { EngineFlavour, Model, ModdleElement, Text } from '../model/index.ts';
import { makeContext } from './context.ts';
import deadAttribute from './rules/dead-attribute/rule.ts';
import deadElement from './rules/dead-element/rule.ts';

/** An attribute or extension element that the engine never reads. */
export interface DeadPart {
  /** The element that has the attribute, or the extension element itself. */
  readonly element: ModdleElement;
  /** The name of the moddle property to unset for the attribute; absent for extension elements. */
  readonly property?: string;
  readonly message: Text;
}

/**
 * Returns the parts of one element and its extension elements that the engine does not read, with the messages of the
 * rules.
 */
export function deadPartsOf(model: Model, element: ModdleElement, engine: EngineFlavour): DeadPart[] {
  const found: DeadPart[] = [];
  const context = {
    ...makeContext(model, { engine }),
    schema: undefined,
    report: (part: ModdleElement, message: Text, details: { property?: string } = {}) => {
      found.push({ element: part, message, ...(details.property ? { property: details.property } : {}) });
    },
  };
  for (const rule of [deadAttribute, deadElement]) rule.create(context)(element);
  return found;
}
