import type { Budget } from '@gongdi/bpmn';
import type { Delegates } from '../delegates.ts';
import type { ScriptRunner } from '../scripts.ts';
import type { Json, TaskEnd } from '../types.ts';
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

/** Where a task stands. */
export interface TaskPlace {
  visit: Visit;
  /** Of a multi-instance: the visit that holds its executions. */
  body: string | null;
  /** All that the task sees. */
  variables: () => Record<string, Json>;
}

/** What a run takes from the world. */
export interface RunPorts {
  /** Epoch milliseconds. */
  now: number;
  /** Zone of civil times in timers. */
  zone: string;
  newId: () => string;
  instance: InstanceFacts;
  /** What the command may use; absent: as much as one command may. */
  budget?: Budget;
  scripts?: ScriptRunner;
  delegates?: Delegates;
  /** Stores a task and asks who gets it. @returns the assignee; undefined: as the model says */
  taskCreated: (task: TaskState, about: TaskPlace) => Promise<string | null | undefined>;
  taskEnded: (task: TaskState, about: TaskPlace, how: TaskEnd) => Promise<void>;
}
