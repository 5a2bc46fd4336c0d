import type { Json } from '../types.ts';

/**
 * An instance between two commands: a tree of visits. A token is always a visit of the node where it is. Scopes (the
 * process, sub-processes, the body of a multi-instance) are visits with other visits below them. Everything is JSON;
 * no other data about an instance exists.
 */
export interface State {
  /** Number of the next visit. */
  next: number;
  /** Counter of effects. It gives histories an order within one millisecond. */
  clock: number;
  /** By id, in the order in which they began. The process is `v0`. */
  visits: Record<string, Visit>;
  /** Set when the instance has ended. */
  ended: 'completed' | 'terminated' | 'failed' | null;
}

export const ROOT = 'v0';

export interface Visit {
  id: string;
  node: string;
  /** Id of the parent scope; null for the process. */
  parent: string | null;
  /**
   * `coming`: its start is planned in this command; `before`, `after`: a job continues it; `active`: it has begun;
   * `joined`: it waits at a gateway for other tokens.
   */
  state: 'coming' | 'before' | 'active' | 'joined' | 'after';
  /** Set if the visit contains the executions of a multi-instance. */
  body?: BodyState;
  /** Variables local to the visit. */
  vars?: Record<string, Json>;
  waits?: Wait[];
  /** The task, and the tasks added beside it for signers. */
  tasks?: TaskState[];
  /** Instance that a call activity waits for. */
  called?: string;
  /** For a scope: the start event chosen for it, if there is more than one. */
  start?: string;
  /** The job that continues the visit. */
  job?: string;
  /** Flows chosen when it ended. The job after it takes them. */
  flows?: string[];
  /** For a scope: activities that ended in it and can be compensated, in order. */
  undo?: Undo[];
  /** For a throwing compensation event: the handlers still to run. */
  undoing?: Undo[];
}

export interface BodyState {
  /** Sequential: the items still to come. */
  rest: Json[];
  /** Number of executions begun so far. */
  begun: number;
  /** The execution that ended last. The flows of the whole multi-instance are recorded with it. */
  last?: string;
}

export interface Undo {
  node: string;
  handler: string;
  vars: Record<string, Json>;
}

/** An open wait for a message, signal, timer or condition. */
export interface Wait {
  /** Id of the subscription or job. */
  id: string;
  /** Id of the event's element. */
  node: string;
  kind: 'message' | 'signal' | 'timer' | 'conditional' | 'timeout';
  name?: string;
  timer?: TimerState;
}

export interface TimerState {
  /** Epoch milliseconds. */
  due: number;
  /** The repeating cycle, with expressions evaluated; absent: it runs once. */
  cycle?: string;
  /** Number of runs left after this one; null: unlimited. */
  left?: number | null;
}

export interface TaskState {
  id: string;
  name: string;
  description: string | null;
  assignee: string | null;
  owner: string | null;
  candidate_users: string[];
  candidate_groups: string[];
  due_at: string | null;
  follow_up_at: string | null;
  priority: number;
  form_key: string | null;
  /** Completed, while tasks beside it are still open. */
  done?: boolean;
}

export function emptyState(): State {
  return { next: 1, clock: 0, visits: {}, ended: null };
}
