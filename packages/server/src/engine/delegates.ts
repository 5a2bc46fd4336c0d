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

/** What a delegate is given. */
export interface DelegateCall {
  /** Injected fields, expressions evaluated. */
  fields: Readonly<Record<string, Json>>;
  /** As seen from the element, nearest scope first. */
  variables: Variables;
  instance_id: string;
  definition_id: string;
  activity_key: string;
  business_key: string | null;
  /** The same whenever the same visit of the element is tried again: for receivers to do the work once. */
  idempotency_key: string;
  /** `start`, `end`, `take`, `create`, `assignment`, `complete`, `delete` of a listener; absent for a task. */
  event?: string;
  setVariable(name: string, value: Json): void;
  setVariableLocal(name: string, value: Json): void;
}

export interface Delegate {
  /**
   * Runs after the transaction that reached it, as a job with retries: for what waits for others, such as HTTP.
   * Listeners are always run at once.
   */
  background?: boolean;
  /** @returns what a `resultVariable` gets. @throws BpmnError for the model to catch */
  run(call: DelegateCall): Promise<Json | void>;
}

/** The registry: what a name in a model stands for. */
export interface Delegates {
  find(kind: DelegateKind, name: string): Delegate | undefined;
  /** Objects whose own functions expressions may call, by name. */
  beans?(): Readonly<Record<string, object>>;
}
