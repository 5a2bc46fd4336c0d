import type { Json } from '../types.ts';

/**
 * An instance between two commands: a tree of visits. A token is always a visit of the node where it stands; scopes
 * (the process, sub processes, the body of a multi-instance) are visits that have others below them. Everything is
 * JSON, and nothing else of an instance exists anywhere.
 */
export interface State {
  /** Number of the next visit. */
  next: number;
  /** Counts what happened, so that histories have an order within a millisecond. */
  clock: number;
  /** By id, in order of their beginning. The process is `v0`. */
  visits: Record<string, Visit>;
  /** Set when nothing is left. */
  ended: 'completed' | 'terminated' | 'failed' | null;
}

export const ROOT = 'v0';

export interface Visit {
  id: string;
  node: string;
  /** The scope that it stands in; null for the process. */
  parent: string | null;
  /**
   * `coming`: its turn is planned in this command; `before`, `after`: a job goes on with it; `active`: it has begun;
   * `joined`: it waits at a gateway for others.
   */
  state: 'coming' | 'before' | 'active' | 'joined' | 'after';
  /** Holds the executions of a multi-instance. */
  body?: BodyState;
  /** Variables of its own. */
  vars?: Record<string, Json>;
  waits?: Wait[];
  /** The task, and those that signers were given beside it. */
  tasks?: TaskState[];
  /** Instance that a call activity waits for. */
  called?: string;
  /** Of a scope: the start event that it begins with, where there is a choice. */
  start?: string;
  /** The job that goes on with it. */
  job?: string;
  /** Flows that were chosen when it ended, taken by the job after it. */
  flows?: string[];
  /** Of a scope: activities that ended in it and can be undone, in order. */
  undo?: Undo[];
  /** Of a throwing compensation event: handlers still to run. */
  undoing?: Undo[];
}

export interface BodyState {
  /** Sequential: what is still to come. */
  rest: Json[];
  /** Executions begun so far. */
  begun: number;
  /** The execution that ended last: the flows behind the whole are told with it. */
  last?: string;
}

export interface Undo {
  node: string;
  handler: string;
  vars: Record<string, Json>;
}

/** A message, signal, timer or condition that is waited for. */
export interface Wait {
  /** Id of the subscription or job. */
  id: string;
  /** The event's element. */
  node: string;
  kind: 'message' | 'signal' | 'timer' | 'conditional' | 'timeout';
  name?: string;
  timer?: TimerState;
}

export interface TimerState {
  /** Epoch milliseconds. */
  due: number;
  /** The cycle that it repeats by, expressions evaluated; absent: once. */
  cycle?: string;
  /** Runs that are left after this one; null without end. */
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
  /** Ended, while others beside it are still open. */
  done?: boolean;
}

export function emptyState(): State {
  return { next: 1, clock: 0, visits: {}, ended: null };
}
