import type { Budget } from '@gongdi/bpmn';
import type { Delegates } from '../delegates.ts';
import type { ScriptRunner } from '../scripts.ts';
import type { Json, TaskEnd } from '../types.ts';
import type { TaskState, Visit } from './state.ts';

/** Data about the instance of a run. */
export interface InstanceFacts {
  id: string;
  definition_id: string;
  business_key: string | null;
  name: string;
  starter_id: string;
  /** Whether another instance called this one. */
  called: boolean;
}

/** The position of a task. */
export interface TaskPlace {
  visit: Visit;
  /** For a multi-instance: the visit that contains its executions. */
  body: string | null;
  /** Returns all variables that the task sees. */
  variables: () => Record<string, Json>;
}

/** What a run needs from its surroundings. */
export interface RunPorts {
  /** Epoch milliseconds. */
  now: number;
  /** Time zone of civil times in timers. */
  zone: string;
  newId: () => string;
  instance: InstanceFacts;
  /** Budget of the command; absent: the default limits of one command. */
  budget?: Budget;
  scripts?: ScriptRunner;
  delegates?: Delegates;
  /** Stores a task and determines its assignee. @returns the assignee; undefined: the assignee of the model */
  taskCreated: (task: TaskState, about: TaskPlace) => Promise<string | null | undefined>;
  taskEnded: (task: TaskState, about: TaskPlace, how: TaskEnd) => Promise<void>;
}
