import type { DiagramElement, ModdleElement } from '../../diagram/model.ts';
import type { CommandStack, EngineModule, Modeling } from '../../diagram/services.ts';

/** One change by a form: properties of the element itself, or of an object inside or beside it. */
export interface Edit {
  /** Absent: the element's own properties (id, name, default …), with an update of the canvas. */
  target?: ModdleElement;
  set: Record<string, unknown>;
}

interface CompoundContext {
  element: DiagramElement;
  edits: readonly Edit[];
}

export const COMPOUND = 'gongdi.compound';

/**
 * Returns whether all properties are attributes of an engine. The canvas does not show these, so the label need not be
 * measured and written.
 */
const isUnseen = (set: Record<string, unknown>): boolean => Object.keys(set).every((name) => name.includes(':'));

/** Several edits as one step of the history. */
class CompoundHandler {
  static $inject = ['modeling'];
  readonly #modeling: Modeling;

  constructor(modeling: Modeling) {
    this.#modeling = modeling;
  }

  preExecute({ element, edits }: CompoundContext): void {
    for (const { target, set } of edits) {
      const { businessObject } = element;
      if (target) this.#modeling.updateModdleProperties(element, target, set);
      else if (isUnseen(set)) this.#modeling.updateModdleProperties(element, businessObject, set);
      else this.#modeling.updateProperties(element, set);
    }
  }
}

class Registration {
  static $inject = ['commandStack'];

  constructor(commandStack: CommandStack) {
    commandStack.registerHandler(COMPOUND, CompoundHandler);
  }
}

export const compoundModule: EngineModule = {
  __init__: ['gongdiCompound'],
  gongdiCompound: ['type', Registration],
};
