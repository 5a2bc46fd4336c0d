import type { ActivityHistory, HistoryComment, HistoryVariable } from '@gongdi/bpmn';
import type { EngineKind } from '../adapter.ts';

/** The present state of an instance in an engine, in the form that the viewer needs. */
export interface InstanceSnapshot {
  instanceId: string;
  definitionId: string;
  /** Name of the instance, else of its definition; null if the engine reports none. */
  name: string | null;
  /** The instance has ended and will not change any more. */
  over: boolean;
  history: ActivityHistory;
  comments: HistoryComment[];
  variables: HistoryVariable[];
}

/** Facts about a user task, for `taskResult`. */
export interface TaskFacts {
  id: string;
  /** Id of the element. */
  key: string;
  /** Variables local to the task. Engines have no rejection; processes store it in one of these variables. */
  local: Readonly<Record<string, unknown>>;
  /** Present variables of the instance. */
  variables: Readonly<Record<string, unknown>>;
}

export interface HistoryOptions {
  /** Returns names to show for user ids; ids without a name are shown themselves. */
  names?: (ids: string[], signal?: AbortSignal) => Promise<Readonly<Record<string, string>>>;
  /**
   * Returns the meaning of a completed task: engines only report that it ended. 2 approved, 3 rejected, 4 cancelled
   * (designer specification, section 9).
   */
  taskResult?: (task: TaskFacts) => { result: 2 | 3 | 4; kind?: string; reason?: string } | null;
}

/** Reads the history of instances. Rejections are `EngineFailure`. */
export interface HistoryReader {
  readonly kind: EngineKind;
  read(instanceId: string, signal?: AbortSignal): Promise<InstanceSnapshot>;
  /** Returns the BPMN XML of a definition. */
  xml(definitionId: string, signal?: AbortSignal): Promise<string>;
}
