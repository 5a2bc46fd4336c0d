import type { EngineKind } from '../adapter.ts';

/** Value of a variable: any JSON value. */
export type RuntimeValue =
  | string
  | number
  | boolean
  | null
  | readonly RuntimeValue[]
  | { readonly [key: string]: RuntimeValue };
export type RuntimeVariables = Readonly<Record<string, RuntimeValue>>;

/** Abilities that some engines lack. Such an engine refuses the command with `EngineFailure` of code `unsupported`. */
export type RuntimeAbility =
  | 'move'
  | 'migrate'
  | 'suspend'
  | 'retry'
  | 'variables'
  | 'messages'
  | 'conditions'
  | 'assign'
  | 'incidents';

export interface RuntimeTask {
  id: string;
  instanceId: string;
  /** Id of the element. */
  key: string;
  name: string | null;
  description: string | null;
  assignee: string | null;
  owner: string | null;
  /** In the engine's own format for instants. */
  createdAt: string;
  dueAt: string | null;
  followUpAt: string | null;
  priority: number;
  formKey: string | null;
}

export interface RuntimeIncident {
  id: string;
  instanceId: string;
  definitionId: string | null;
  /** Id of the element. */
  key: string;
  kind: string;
  message: string;
  createdAt: string;
}

export interface RuntimeStart {
  definitionId: string;
  businessKey?: string | null;
  /** Name of the instance, if the engine stores one. */
  name?: string;
  variables?: RuntimeVariables;
}

export interface RuntimeMessage {
  name: string;
  instanceId?: string;
  businessKey?: string;
  /** Variables and values that the instance must have. */
  correlation?: RuntimeVariables;
  variables?: RuntimeVariables;
}

/** Commands to an engine. Rejections are `EngineFailure`. Ids are those of the engine. */
export interface EngineRuntime {
  readonly kind: EngineKind;
  readonly abilities: ReadonlySet<RuntimeAbility>;
  start(command: RuntimeStart): Promise<{ instanceId: string }>;
  /** Returns open tasks, oldest first. */
  tasks(query: { instanceId?: string; assignee?: string }): Promise<RuntimeTask[]>;
  /** Returns the candidates: users and groups of which one user may claim the task. */
  candidates(taskId: string): Promise<{ users: string[]; groups: string[] }>;
  /** Claims a task that has no assignee. */
  claim(taskId: string, user: string): Promise<void>;
  /** Sets or removes the assignee of a task, whoever it was before. */
  assign(taskId: string, user: string | null): Promise<void>;
  complete(taskId: string, variables?: RuntimeVariables): Promise<void>;
  /**
   * Removes tokens from elements and starts others instead: return, jump, withdrawal.
   *
   * @param command.from elements whose executions end, all those of a multi-instance activity together; empty: all
   */
  move(command: {
    instanceId: string;
    from: readonly string[];
    to: readonly string[];
    variables?: RuntimeVariables;
  }): Promise<void>;
  cancel(instanceId: string, reason: string): Promise<void>;
  /**
   * Sends a message to one waiting event or starts an instance.
   * @returns the instance, or null if the engine does not report it
   */
  message(command: RuntimeMessage): Promise<{ instanceId: string | null }>;
  /** Sends a signal to every waiting event, or to those of one instance. */
  signal(command: { name: string; instanceId?: string; variables?: RuntimeVariables }): Promise<void>;
  /** Starts instances at the conditional start events whose condition is true with these variables. */
  conditions(command: {
    variables: RuntimeVariables;
    businessKey?: string | undefined;
    definitionId?: string | undefined;
  }): Promise<{ instanceIds: string[] }>;
  variables(instanceId: string): Promise<RuntimeVariables>;
  setVariables(instanceId: string, variables: RuntimeVariables): Promise<void>;
  suspend(instanceId: string, suspended: boolean): Promise<void>;
  migrate(command: {
    instanceId: string;
    definitionId: string;
    mapping?: Readonly<Record<string, string>>;
  }): Promise<void>;
  incidents(instanceId?: string): Promise<RuntimeIncident[]>;
  /** Lets the engine try the failed work of an incident again. */
  retry(incidentId: string): Promise<void>;
}
