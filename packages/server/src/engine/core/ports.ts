import type { Delegates } from '../delegates.ts';
import type { ScriptRunner } from '../scripts.ts';
import type { TaskEnd } from '../types.ts';
import type { TaskState, Visit } from './state.ts';

/** Facts of the instance that a run is about. */
export interface InstanceFacts {
  id: string;
  definition_id: string;
  business_key: string | null;
  name: string;
  starter_id: string;
  /** There is an instance that called this one. */
  called: boolean;
}

/** What a run takes from the world. */
export interface RunPorts {
  /** Epoch milliseconds. */
  now: number;
  /** Zone of civil times in timers. */
  zone: string;
  newId: () => string;
  instance: InstanceFacts;
  scripts?: ScriptRunner;
  delegates?: Delegates;
  /** Stores a task and asks who gets it. @returns the assignee; undefined: as the model says */
  taskCreated: (task: TaskState, visit: Visit) => Promise<string | null | undefined>;
  taskEnded: (task: TaskState, visit: Visit, how: TaskEnd) => Promise<void>;
}
