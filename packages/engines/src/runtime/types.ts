import type { EngineKind } from '../adapter.ts';

/** What a variable holds: whatever JSON can say. */
export type RuntimeValue =
  string | number | boolean | null | readonly RuntimeValue[] | { readonly [key: string]: RuntimeValue };
export type RuntimeVariables = Readonly<Record<string, RuntimeValue>>;

/** What not every engine can do. A command that an engine lacks is refused with `EngineFailure` of code `unsupported`. */
export type RuntimeAbility =
  'move' | 'migrate' | 'suspend' | 'retry' | 'variables' | 'messages' | 'conditions' | 'assign' | 'incidents';

export interface RuntimeTask {
  id: string;
  instanceId: string;
  /** Id of the element. */
  key: string;
  name: string | null;
  description: string | null;
  assignee: string | null;
  owner: string | null;
  /** As the engine writes instants. */
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
  /** Name of the instance, where the engine keeps one. */
  name?: string;
  variables?: RuntimeVariables;
}

export interface RuntimeMessage {
  name: string;
  instanceId?: string;
  businessKey?: string;
  /** Variables that the instance must have with these values. */
  correlation?: RuntimeVariables;
  variables?: RuntimeVariables;
}

/** Commands to an engine. Rejections are `EngineFailure`. Ids are those of the engine. */
export interface EngineRuntime {
  readonly kind: EngineKind;
  readonly abilities: ReadonlySet<RuntimeAbility>;
  start(command: RuntimeStart): Promise<{ instanceId: string }>;
  /** Open tasks, oldest first. */
  tasks(query: { instanceId?: string; assignee?: string }): Promise<RuntimeTask[]>;
  /** Users and groups of whom one may take the task. */
  candidates(taskId: string): Promise<{ users: string[]; groups: string[] }>;
  /** Takes a task that nobody has. */
  claim(taskId: string, user: string): Promise<void>;
  /** Gives it to somebody, or to nobody, whoever has it. */
  assign(taskId: string, user: string | null): Promise<void>;
  complete(taskId: string, variables?: RuntimeVariables): Promise<void>;
  /**
   * Takes tokens away from elements and starts others instead: return, jump, withdrawal.
   *
   * @param command.from elements whose executions end, all those of a multi-instance together; empty: all
   */
  move(command: {
    instanceId: string;
    from: readonly string[];
    to: readonly string[];
    variables?: RuntimeVariables;
  }): Promise<void>;
  cancel(instanceId: string, reason: string): Promise<void>;
  /** One waiting event, or a new instance. @returns the instance that it reached, where the engine tells */
  message(command: RuntimeMessage): Promise<{ instanceId: string | null }>;
  /** Every waiting event, or those of one instance. */
  signal(command: { name: string; instanceId?: string; variables?: RuntimeVariables }): Promise<void>;
  /** New instances at the conditional start events that hold with these variables. */
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
  /** Gives the failed work of an incident another try. */
  retry(incidentId: string): Promise<void>;
}
