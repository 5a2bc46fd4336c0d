import { suppress, type Suppression, type TreeEdit, unsuppress } from '@gongdi/bpmn';
import type { DiagramElement, ModdleElement } from '../../diagram/model.ts';
import type { Canvas, CommandStack, ElementRegistry, Modeling } from '../../diagram/services.ts';
import type { Stage } from '../session/stage.ts';

const FIX = 'gongdi.findings.fix';
const SUPPRESS = 'gongdi.findings.suppress';

interface FixContext {
  edits: readonly TreeEdit[];
}

interface SuppressContext {
  /** Makes the change. @returns a function that reverts it */
  change(): () => void;
  undo?: () => void;
}

/** Applies edits of the tree, as proposed by the checker, through commands of the editor: one step of the history. */
class FixHandler {
  static $inject = ['modeling', 'elementRegistry', 'canvas'];
  readonly #modeling: Modeling;
  readonly #registry: ElementRegistry;
  readonly #canvas: Canvas;

  constructor(modeling: Modeling, registry: ElementRegistry, canvas: Canvas) {
    this.#modeling = modeling;
    this.#registry = registry;
    this.#canvas = canvas;
  }

  preExecute({ edits }: FixContext): void {
    for (const edit of edits) {
      if (edit.op === 'set') this.#set(edit.element as unknown as ModdleElement, edit.property, edit.value);
      else {
        const parent = edit.parent as unknown as ModdleElement;
        const held = parent.get(edit.property);
        const child: unknown = edit.child;
        this.#set(parent, edit.property, Array.isArray(held) ? held.filter((one) => one !== child) : undefined);
      }
    }
  }

  #set(target: ModdleElement, property: string, value: unknown): void {
    const owner = this.#ownerOf(target);
    if (owner.businessObject === target) this.#modeling.updateProperties(owner, { [property]: value });
    else this.#modeling.updateModdleProperties(owner, target, { [property]: value });
  }

  /** Returns the drawn element of the target or of its nearest drawn parent; otherwise the root element. */
  #ownerOf(target: ModdleElement): DiagramElement {
    for (let at: ModdleElement | undefined = target; at; at = at.$parent) {
      const drawn: DiagramElement | undefined = at.id === undefined ? undefined : this.#registry.get(at.id);
      if (drawn?.businessObject === at) return drawn;
    }
    return this.#canvas.getRootElement();
  }
}

/** Adds or removes a suppression. Suppressions are comments of the document, not part of the tree. */
class SuppressHandler {
  execute(context: SuppressContext): DiagramElement[] {
    context.undo = context.change();
    return [];
  }

  revert(context: SuppressContext): DiagramElement[] {
    context.undo?.();
    return [];
  }
}

const prepared = new WeakSet<CommandStack>();

function stackOf(stage: Stage): CommandStack {
  const stack = stage.service('commandStack');
  if (!prepared.has(stack)) {
    stack.registerHandler(FIX, FixHandler);
    stack.registerHandler(SUPPRESS, SuppressHandler);
    prepared.add(stack);
  }
  return stack;
}

/** Applies the edits of one or more fixes as one step of the history. */
export function applyFix(stage: Stage, edits: readonly TreeEdit[]): void {
  stackOf(stage).execute(FIX, { edits });
}

export function addSuppression(stage: Stage, suppression: Suppression): void {
  stackOf(stage).execute(SUPPRESS, { change: () => suppress(stage.model, suppression) });
}

export function removeSuppression(stage: Stage, suppression: Suppression): void {
  stackOf(stage).execute(SUPPRESS, { change: () => unsuppress(stage.model, suppression) });
}
