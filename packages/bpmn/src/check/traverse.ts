import type { ModdleElement, TypeDescriptor } from '../model/index.ts';

/** A rule that runs on one model. */
export interface ActiveCheck {
  readonly code: string;
  /** Undefined when the rule has nothing to check, or after it threw. */
  enter: ((element: ModdleElement) => void) | undefined;
}

/** Called when a check throws. That check is not called again for this model; the other checks continue. */
export type OnFailure = (code: string, element: ModdleElement, error: unknown) => void;

/** The work for elements of one type: the checks to call and the properties that contain children. */
interface Plan {
  readonly checks: readonly number[];
  readonly children: readonly string[];
}

/** Properties whose content is not visited: rules read extension elements through the owning element. */
const SKIPPED = new Set(['extensionElements', 'documentation']);
const PRIMITIVE = new Set(['String', 'Boolean', 'Integer', 'Real']);

/** Plans by type, cached for all models with the same selection of rules: the rules that check a type never change. */
export class Planner {
  readonly #types: readonly (readonly string[])[];
  readonly #plans = new WeakMap<TypeDescriptor, Plan>();
  readonly #diagrams: boolean;

  constructor(types: readonly (readonly string[])[]) {
    this.#types = types;
    this.#diagrams = types.some((on) => on.some((type) => type.startsWith('bpmndi:')));
  }

  planFor(element: ModdleElement): Plan {
    const { $descriptor } = element;
    let plan = this.#plans.get($descriptor);
    if (!plan) {
      plan = $descriptor.isGeneric ? { checks: [], children: [] } : this.#make(element);
      this.#plans.set($descriptor, plan);
    }
    return plan;
  }

  #make(element: ModdleElement): Plan {
    const checks = this.#types.flatMap((on, at) => (on.some((type) => element.$instanceOf(type)) ? [at] : []));
    const children = element.$descriptor.properties
      .filter(
        ({ isAttr, isReference, type, name }) => !isAttr && !isReference && !PRIMITIVE.has(type) && !SKIPPED.has(name),
      )
      .map(({ name }) => name)
      .filter((name) => this.#diagrams || name !== 'diagrams');
    return { checks, children };
  }
}

/** Visits the whole tree once. Each element is passed only to the checks for its type. */
export function traverse(
  root: ModdleElement,
  planner: Planner,
  checks: readonly ActiveCheck[],
  onFailure: OnFailure,
): void {
  const plan = planner.planFor(root);
  for (const at of plan.checks) look(checks[at], root, onFailure);
  for (const name of plan.children) {
    const value = root[name];
    if (Array.isArray(value)) {
      for (const child of value as readonly unknown[]) if (isNode(child)) traverse(child, planner, checks, onFailure);
    } else if (isNode(value)) traverse(value, planner, checks, onFailure);
  }
}

/**
 * Makes the same visit in the same order and yields after each call of a check. The caller may pause between two steps,
 * but must continue with an unchanged tree or abandon the visit.
 */
export function* traverseSteps(
  root: ModdleElement,
  planner: Planner,
  checks: readonly ActiveCheck[],
  onFailure: OnFailure,
): Generator<void, void, void> {
  const stack: ModdleElement[] = [root];
  for (let element = stack.pop(); element; element = stack.pop()) {
    const plan = planner.planFor(element);
    for (const at of plan.checks) {
      look(checks[at], element, onFailure);
      yield;
    }
    const children: ModdleElement[] = [];
    for (const name of plan.children) {
      const value = element[name];
      if (Array.isArray(value)) {
        for (const child of value as readonly unknown[]) if (isNode(child)) children.push(child);
      } else if (isNode(value)) children.push(value);
    }
    for (let at = children.length - 1; at >= 0; at -= 1) stack.push(children[at]!);
  }
}

function look(check: ActiveCheck | undefined, element: ModdleElement, onFailure: OnFailure): void {
  if (!check?.enter) return;
  try {
    check.enter(element);
  } catch (error) {
    check.enter = undefined;
    onFailure(check.code, element, error);
  }
}

/** Containment properties hold elements; the tree of a designer may also contain leftovers without a type. */
const isNode = (value: unknown): value is ModdleElement =>
  typeof value === 'object' && value !== null && (value as Partial<ModdleElement>).$descriptor !== undefined;
