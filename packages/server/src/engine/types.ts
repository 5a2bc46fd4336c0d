import type { EngineKind } from '@gongdi/engines';
import type { Label } from '@gongdi/domain';
import type { Db, Trx } from '../store/index.ts';

export type { Trx } from '../store/index.ts';
export type { Delegate, DelegateKind } from './delegates.ts';

/** The value of a variable: any JSON. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type Variables = Readonly<Record<string, Json>>;

/** Abilities that not every engine has. Screens hide the functions that need a missing one. */
export type EngineAbility =
  | 'move'
  | 'migrate'
  | 'suspend'
  | 'retry'
  | 'signers'
  | 'variables'
  | 'messages'
  | 'conditions'
  | 'assign'
  | 'incidents'
  | 'waits';

/** A part of a model that the engine cannot run (`error`), or runs differently (`warning`). */
export interface EngineProblem {
  severity: 'error' | 'warning';
  code: string;
  /** Id of the element; empty: the whole model. */
  element: string;
  /** Position in the text, from 1. */
  line: number;
  column: number;
  message: Label;
}

export interface DeployedDefinition {
  id: string;
  key: string;
  version: number;
  org_id: string;
  xml: string;
  /** Account that owns the instances started by a timer or a message. */
  deployed_by: string | null;
}

export interface StartCommand {
  /** Absent: a new id. The demo uses the same ids on every machine. */
  id?: string;
  definition_id: string;
  name: string;
  business_key: string | null;
  starter_id: string;
  org_id: string;
  variables: Variables;
}

/** A task as the engine passes it to the hooks and as `process_task` stores it. */
export interface EngineTask {
  id: string;
  instance_id: string;
  definition_id: string;
  org_id: string;
  /** Id of the element. */
  definition_key: string;
  name: string;
  description: string | null;
  /** Assignee of the model, with expressions evaluated: an account's id or name, or any other text of the model. */
  assignee: string | null;
  owner: string | null;
  candidate_users: readonly string[];
  candidate_groups: readonly string[];
  due_at: string | null;
  follow_up_at: string | null;
  priority: number;
  form_key: string | null;
  /** Visit of the element that the task belongs to. Siblings of a multi-instance have different ones. */
  execution_id: string;
  /** For a multi-instance: the visit that contains all its siblings. */
  body_id: string | null;
  /** The variables that the task sees; the nearest scope wins. */
  variables: Variables;
}

export interface EngineInstance {
  id: string;
  definition_id: string;
  org_id: string;
  name: string;
  business_key: string | null;
  starter_id: string;
  /**
   * For a called instance: the instance that called it, and the topmost one. Both are ids in `process_instance`, as
   * `id` is.
   */
  parent_id: string | null;
  root_id: string;
  variables: Variables;
}

/** How a task ended. `moved`: a return, jump or withdrawal moved its token elsewhere. */
export type TaskEnd = 'completed' | 'cancelled' | 'moved';
export type InstanceEnd = 'completed' | 'terminated' | 'failed';

/** Called inside the transaction of the change, whether a command or a job of the worker caused it. */
export interface EngineHooks {
  /**
   * Determines who gets the task. `assignee` must be an account's id. Without an answer the assignee of the model
   * applies.
   */
  taskCreated?: (trx: Trx, task: EngineTask) => Promise<{ assignee: string | null; candidates: string[] } | void>;
  taskEnded?: (trx: Trx, task: EngineTask, how: TaskEnd) => Promise<void>;
  instanceStarted?: (trx: Trx, instance: EngineInstance) => Promise<void>;
  instanceEnded?: (trx: Trx, instance: EngineInstance, how: InstanceEnd) => Promise<void>;
}

export interface MoveCommand {
  instance_id: string;
  /** Tasks whose tokens are removed. For a multi-instance, one task stands for all its siblings. Empty: every token. */
  from_task_ids: readonly string[];
  /** Ids of the elements where new tokens start. */
  to: readonly string[];
  variables?: Variables;
}

export interface AddSignersCommand {
  task_id: string;
  /**
   * Accounts. In a multi-instance each account gets a further execution with the element variable set; otherwise a
   * further task beside the given one.
   */
  assignees: readonly string[];
}

export interface MessageCommand {
  name: string;
  business_key?: string;
  instance_id?: string;
  /** Variables that the instance must have with these values. */
  correlation?: Variables;
  variables?: Variables;
  /** Paths of the organisations whose instances receive it; absent: all, or only those of `org_id`. */
  within?: readonly string[];
  /** Owner of an instance that the message starts. */
  starter_id?: string;
  org_id?: string;
}

/** Variables with which conditional start events are evaluated. */
export interface ConditionCommand {
  variables: Variables;
  business_key?: string;
  /** Only this definition. */
  definition_id?: string;
  /** Owner of the new instances. */
  starter_id?: string;
  org_id?: string;
}

export interface SignalCommand {
  name: string;
  variables?: Variables;
  instance_id?: string;
  /** Paths of the organisations whose instances receive it; absent: all, or only those of `org_id`. */
  within?: readonly string[];
  /** Owner of new instances; absent: the same owner as for timers. */
  starter_id?: string;
  org_id?: string;
}

export interface MigrateCommand {
  instance_id: string;
  definition_id: string;
  /** From old element id to new one. Elements that are not listed keep their ids. */
  mapping?: Readonly<Record<string, string>>;
}

/** A message or a signal that an instance waits for. */
export interface EventWait {
  id: string;
  kind: 'message' | 'signal';
  name: string;
  /** Id of the element. */
  node: string;
}

/** A job that has used up the retries of the model and waits for a person. */
export interface Incident {
  id: string;
  instance_id: string;
  definition_id: string;
  activity_key: string;
  kind: string;
  message: Label;
  created_at: string;
}

/**
 * The engine behind the /bpm calls: the embedded one or an outside one. Every command runs in the caller's
 * transaction.
 */
export interface Engine {
  readonly kind: 'embedded' | EngineKind;
  readonly abilities: ReadonlySet<EngineAbility>;
  /**
   * Runs commands in one transaction; every command has to run inside it. `work` may run several times, but its
   * effects are committed once: the embedded engine rolls the transaction back when a command needs a script, and
   * runs it again with the script's outcome.
   * @param company organisation at the top that the work belongs to: companies take turns
   * @throws BusyError (429, 503) when too many calls of the company wait, or when its turn does not come in time
   */
  transact<T>(company: string, work: (trx: Trx) => Promise<T>): Promise<T>;
  /**
   * Returns the problems of a model, with their positions. Called before a deployment, outside of transactions.
   * @param company that owns the model: companies take turns
   */
  check(xml: string, company?: string): Promise<EngineProblem[]>;
  /**
   * Registers timers, messages and signals of start events. Those of older versions of the key no longer start
   * instances.
   */
  deployed(trx: Trx, definition: DeployedDefinition): Promise<void>;
  /** Called for a suspended or deleted definition: its start events no longer start instances. */
  withdrawn(trx: Trx, definition_id: string): Promise<void>;
  start(trx: Trx, command: StartCommand): Promise<{ instance_id: string }>;
  /** @throws GongdiError `conflict` when the task has already ended, `notFound` when it does not exist */
  complete(trx: Trx, command: { task_id: string; variables?: Variables }): Promise<void>;
  /** Changes the assignee, and calls the listeners of the model. */
  assign(trx: Trx, command: { task_id: string; assignee: string | null }): Promise<void>;
  move(trx: Trx, command: MoveCommand): Promise<void>;
  cancel(trx: Trx, command: { instance_id: string }): Promise<void>;
  /** @returns ids of the new tasks, in the order of the assignees */
  addSigners(trx: Trx, command: AddSignersCommand): Promise<{ task_ids: string[] }>;
  removeSigner(trx: Trx, command: { task_id: string }): Promise<void>;
  variables(db: Db, instance_id: string): Promise<Variables>;
  setVariables(trx: Trx, command: { instance_id: string; variables: Variables }): Promise<void>;
  /** @returns the instance that the message reached or started */
  message(trx: Trx, command: MessageCommand): Promise<{ instance_id: string; started: boolean }>;
  /** @returns the number of waits and new instances that the signal reached; null when the engine does not report it */
  signal(trx: Trx, command: SignalCommand): Promise<{ reached: number | null }>;
  /** Returns an empty list if the engine does not report it (ability `waits`). */
  waits(db: Db, instance_id: string): Promise<EventWait[]>;
  /**
   * Starts an instance at each conditional start event whose condition is true with these variables. The instance
   * gets the variables.
   * @throws GongdiError `notFound` when no process starts by a condition
   */
  conditions(trx: Trx, command: ConditionCommand): Promise<{ instance_ids: string[] }>;
  suspend(trx: Trx, command: { instance_id: string }): Promise<void>;
  resume(trx: Trx, command: { instance_id: string }): Promise<void>;
  migrate(trx: Trx, command: MigrateCommand): Promise<void>;
  incidents(db: Db, instance_id?: string): Promise<Incident[]>;
  /** Retries the failed job at once. */
  retry(trx: Trx, command: { incident_id: string }): Promise<void>;
}

/** The functions of an engine that the server itself needs, beside the commands. */
export interface RunningEngine extends Engine {
  /** Takes jobs from now on; pauses while the database is away. */
  startWork(): void;
  stopWork(): Promise<void>;
  /** Runs everything that is due and returns the number of jobs; for tests, and for a clock that is moved manually. */
  workDue(): Promise<number>;
}
