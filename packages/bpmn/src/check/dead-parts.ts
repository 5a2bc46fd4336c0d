import type { EngineFlavour, Model, ModdleElement, Text } from '../model/index.ts';
import { makeContext } from './context.ts';
import { deadAttribute } from './rules/dead-attribute/rule.ts';
import { deadElement } from './rules/dead-element/rule.ts';

/** Something that is written on an element and that the engine never reads. */
export interface DeadPart {
  /** The element that has the attribute, or the extension element itself. */
  readonly element: ModdleElement;
  /** The attribute, by the name to unset it by; absent for extension elements. */
  readonly property?: string;
  readonly message: Text;
}

/** What an engine does not read of one element and its extension elements, as the rules of checks say it. */
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
