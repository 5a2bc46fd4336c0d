import type { Json, Variables } from './types.ts';

/** How a model names the code behind an element. */
export type DelegateKind =
  /** `class="…"`. */
  | 'class'
  /** `delegateExpression="${name}"`: the name without the braces. */
  | 'bean'
  /** `type="…"`: `http`, `mail`, … */
  | 'type'
  /** Topic of an external task. */
  | 'topic'
  /** `connectorId`. */
  | 'connector';

/** The input of a delegate. */
export interface DelegateCall {
  /** Injected fields, with expressions evaluated. */
  fields: Readonly<Record<string, Json>>;
  /** Variables visible from the element; the nearest scope wins. */
  variables: Variables;
  instance_id: string;
  definition_id: string;
  activity_key: string;
  business_key: string | null;
  /** Stays the same when the same visit of the element is retried, so that receivers do the work once. */
  idempotency_key: string;
  /** Event of a listener: `start`, `end`, `take`, `create`, `assignment`, `complete`, `delete`; absent for a task. */
  event?: string;
  setVariable(name: string, value: Json): void;
  setVariableLocal(name: string, value: Json): void;
}

export interface Delegate {
  /**
   * Whether the delegate runs after the transaction that reached it, as a job with retries. For code that waits for
   * other systems, such as HTTP. Listeners always run at once.
   */
  background?: boolean;
  /** @returns the value for `resultVariable`. @throws BpmnError for the model to catch */
  run(call: DelegateCall): Promise<Json | void>;
}

/** The registry: resolves the names in models to code. */
export interface Delegates {
  find(kind: DelegateKind, name: string): Delegate | undefined;
  /** Objects whose own functions expressions may call, by name. */
  beans?(): Readonly<Record<string, object>>;
}
