import type { EngineKind } from '@gongdi/engines';
import type { Label } from '@gongdi/domain';
import type { Kysely, Transaction } from 'kysely';

export type { Delegate, DelegateCall, DelegateKind, Delegates } from './delegates.ts';
export type { ScriptLimits, ScriptOutcome, ScriptRunner, ScriptScope } from './scripts.ts';

/** What a variable holds: whatever JSON can say. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type Variables = Readonly<Record<string, Json>>;

/** The transaction in which a command and everything that it causes is kept, or nothing. */
export type Trx = Transaction<unknown>;

/** What not every engine can do; screens hide what is not here. */
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

/** Something that the engine would not run, or would run otherwise (`warning`). */
export interface EngineProblem {
  severity: 'error' | 'warning';
  code: string;
  /** Id of the element; empty: the whole model. */
  element: string;
  /** Place in the text, from 1. */
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
  /** Account that instances started by a timer or a message belong to. */
  deployed_by: string | null;
}

export interface StartCommand {
  /** Absent: a new one. The demo has the same on every machine. */
  id?: string;
  definition_id: string;
  name: string;
  business_key: string | null;
  starter_id: string;
  org_id: string;
  variables: Variables;
}

/** A task as the engine hands it to the hooks and as `process_task` holds it. */
export interface EngineTask {
  id: string;
  instance_id: string;
  definition_id: string;
  org_id: string;
  /** Id of the element. */
  definition_key: string;
  name: string;
  description: string | null;
  /** As the model says, expressions evaluated: an account's id or name, or whatever the drawer wrote. */
  assignee: string | null;
  owner: string | null;
  candidate_users: readonly string[];
  candidate_groups: readonly string[];
  due_at: string | null;
  follow_up_at: string | null;
  priority: number;
  form_key: string | null;
  /** Visit of the element that the task belongs to; siblings of a multi-instance have different ones. */
  execution_id: string;
  /** Of a multi-instance: the visit that holds all its siblings. */
  body_id: string | null;
  /** The variables that the task sees, nearest scope first. */
  variables: Variables;
}

export interface EngineInstance {
  id: string;
  definition_id: string;
  org_id: string;
  name: string;
  business_key: string | null;
  starter_id: string;
  /** Of a call activity: the instance that called, and the topmost. Both its own id's siblings in `process_instance`. */
  parent_id: string | null;
  root_id: string;
  variables: Variables;
}

/** How a task ended: `moved` when a return, jump or withdrawal took its token elsewhere. */
export type TaskEnd = 'completed' | 'cancelled' | 'moved';
export type InstanceEnd = 'completed' | 'terminated' | 'failed';

/** Called inside the same transaction whatever caused it: a command, or a job of the worker. */
export interface EngineHooks {
  /** Says who gets the task. `assignee` must be an account's id; what is not said stays as the model says. */
  taskCreated?: (trx: Trx, task: EngineTask) => Promise<{ assignee: string | null; candidates: string[] } | void>;
  taskEnded?: (trx: Trx, task: EngineTask, how: TaskEnd) => Promise<void>;
  instanceStarted?: (trx: Trx, instance: EngineInstance) => Promise<void>;
  instanceEnded?: (trx: Trx, instance: EngineInstance, how: InstanceEnd) => Promise<void>;
}

export interface MoveCommand {
  instance_id: string;
  /** Tasks whose tokens are taken away; of a multi-instance, one stands for all its siblings. Empty: every token. */
  from_task_ids: readonly string[];
  /** Ids of the elements that start instead. */
  to: readonly string[];
  variables?: Variables;
}

export interface AddSignersCommand {
  task_id: string;
  /** Accounts. Of a multi-instance each gets a further execution, with the element variable set; else a task beside. */
  assignees: readonly string[];
}

export interface MessageCommand {
  name: string;
  business_key?: string;
  instance_id?: string;
  /** Variables that the instance must have with these values. */
  correlation?: Variables;
  variables?: Variables;
  /** Paths of organisations whose instances hear it; absent: all, or those of `org_id` alone. */
  within?: readonly string[];
  /** Whom an instance belongs to that the message starts. */
  starter_id?: string;
  org_id?: string;
}

/** Variables by which conditional start events are looked at. */
export interface ConditionCommand {
  variables: Variables;
  business_key?: string;
  /** Of this definition alone. */
  definition_id?: string;
  /** Whom the new instances belong to. */
  starter_id?: string;
  org_id?: string;
}

export interface SignalCommand {
  name: string;
  variables?: Variables;
  instance_id?: string;
  /** Paths of organisations whose instances hear it; absent: all, or those of `org_id` alone. */
  within?: readonly string[];
  /** Whom new instances belong to; absent: as timers start them. */
  starter_id?: string;
  org_id?: string;
}

export interface MigrateCommand {
  instance_id: string;
  definition_id: string;
  /** From old element id to new; what is not named keeps its id. */
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

/** Work that failed as often as the model allows and waits for somebody. */
export interface Incident {
  id: string;
  instance_id: string;
  definition_id: string;
  activity_key: string;
  kind: string;
  message: Label;
  created_at: string;
}

/** One engine behind the /bpm calls: ours, or an outside one. Every command is one transaction of the caller's. */
export interface Engine {
  readonly kind: 'embedded' | EngineKind;
  readonly abilities: ReadonlySet<EngineAbility>;
  /**
   * Runs commands in one transaction: every command goes by here. `work` may be run several times, and what it did is
   * kept once: the embedded engine gives a transaction up where it meets a script, and begins anew with its outcome.
   * @param company organisation at the top whose work it is: companies take turns
   * @throws BusyError (429, 503) when too much of the company is waiting, or when its turn does not come
   */
  transact<T>(company: string, work: (trx: Trx) => Promise<T>): Promise<T>;
  /**
   * What it would not run, with places: asked before a deployment, outside of transactions.
   * @param company whose model it is: companies take turns
   */
  check(xml: string, company?: string): Promise<EngineProblem[]>;
  /** Timers, messages and signals of start events; older versions of the key start by themselves no more. */
  deployed(trx: Trx, definition: DeployedDefinition): Promise<void>;
  /** A definition that was suspended or deleted starts nothing by itself any more. */
  withdrawn(trx: Trx, definition_id: string): Promise<void>;
  start(trx: Trx, command: StartCommand): Promise<{ instance_id: string }>;
  /** @throws GongdiError `conflict` when the task has ended already, `notFound` when there is none */
  complete(trx: Trx, command: { task_id: string; variables?: Variables }): Promise<void>;
  /** Another assignee, with the listeners of the model. */
  assign(trx: Trx, command: { task_id: string; assignee: string | null }): Promise<void>;
  move(trx: Trx, command: MoveCommand): Promise<void>;
  cancel(trx: Trx, command: { instance_id: string }): Promise<void>;
  /** @returns ids of the new tasks, in the order of the assignees */
  addSigners(trx: Trx, command: AddSignersCommand): Promise<{ task_ids: string[] }>;
  removeSigner(trx: Trx, command: { task_id: string }): Promise<void>;
  variables(db: Kysely<unknown>, instance_id: string): Promise<Variables>;
  setVariables(trx: Trx, command: { instance_id: string; variables: Variables }): Promise<void>;
  /** @returns the instance that it reached or started */
  message(trx: Trx, command: MessageCommand): Promise<{ instance_id: string; started: boolean }>;
  /** @returns how many waiting events and new instances it reached; null when the engine does not say */
  signal(trx: Trx, command: SignalCommand): Promise<{ reached: number | null }>;
  /** Nothing where the engine does not say it (`waits`). */
  waits(db: Kysely<unknown>, instance_id: string): Promise<EventWait[]>;
  /**
   * Starts an instance at each conditional start event whose condition holds with these variables, which it gets.
   * @throws GongdiError `notFound` when nothing begins by conditions
   */
  conditions(trx: Trx, command: ConditionCommand): Promise<{ instance_ids: string[] }>;
  suspend(trx: Trx, command: { instance_id: string }): Promise<void>;
  resume(trx: Trx, command: { instance_id: string }): Promise<void>;
  migrate(trx: Trx, command: MigrateCommand): Promise<void>;
  incidents(db: Kysely<unknown>, instance_id?: string): Promise<Incident[]>;
  /** Gives the failed work another try, at once. */
  retry(trx: Trx, command: { incident_id: string }): Promise<void>;
}

/** What a server does with its engine beside commands. */
export interface RunningEngine extends Engine {
  /** Takes jobs from now on; quiet while the database is away. */
  startWork(): void;
  stopWork(): Promise<void>;
  /** Does everything that is due, and returns how much it was; for tests and for a clock that is moved by hand. */
  workDue(): Promise<number>;
}
