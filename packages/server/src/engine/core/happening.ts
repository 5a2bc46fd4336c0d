import type { InstanceEnd, Json, TaskEnd, Variables } from '../types.ts';
import type { TaskState } from './state.ts';

/** One effect of a command. The store writes the effects to the tables, in order. */
export type Happening =
  | { type: 'started'; order: number; visit: string; node: string; kind: string; scope: string | null }
  | { type: 'ended'; order: number; visit: string; cancelled: boolean; flows: string[] }
  /** A multi-instance has ended and continued. `flows` belong to the execution that ended last. */
  | { type: 'left'; visit: string; flows: string[] }
  | { type: 'renamed'; visit: string; node: string }
  | { type: 'task-changed'; task: TaskState }
  | { type: 'variable'; visit: string; name: string; value: Json }
  | { type: 'variable-gone'; visit: string; name: string }
  | { type: 'job'; job: JobOrder }
  | { type: 'job-gone'; id: string }
  | { type: 'wait'; id: string; visit: string; node: string; kind: 'message' | 'signal'; name: string }
  | { type: 'wait-gone'; id: string }
  | { type: 'call'; visit: string; id: string; call: CallOrder }
  | { type: 'call-gone'; id: string }
  | { type: 'signal'; name: string; variables: Variables }
  | { type: 'message'; name: string; variables: Variables }
  | { type: 'error-out'; code: string; message: string }
  | { type: 'escalation-out'; code: string }
  | { type: 'instance-ended'; how: InstanceEnd };

export type JobKind = 'before' | 'after' | 'work' | 'timer';

export interface JobOrder {
  id: string;
  kind: JobKind;
  visit: string;
  node: string;
  /** Epoch milliseconds. */
  due: number;
  retryCycle: string | null;
}

export interface CallOrder {
  target: string;
  by: 'key' | 'id';
  binding: 'latest' | 'deployment' | 'version';
  version: string | null;
  business_key: string | null;
  name: string | null;
  variables: Variables;
}

export type { TaskEnd };
