import type { ActivityHistory, HistoryComment, HistoryVariable } from '@gongdi/bpmn';
import type { EngineKind } from '../adapter.ts';

/** An instance as an engine tells it now, in the shape that the viewer takes. */
export interface InstanceSnapshot {
  instanceId: string;
  definitionId: string;
  /** Name of the instance, else of its definition, where the engine says one. */
  name: string | null;
  /** Nothing will change any more. */
  over: boolean;
  history: ActivityHistory;
  comments: HistoryComment[];
  variables: HistoryVariable[];
}

/** What a user task is, for `taskResult`. */
export interface TaskFacts {
  id: string;
  /** Id of the element. */
  key: string;
  /** Variables local to the task; engines know no rejection, processes keep it in one of these. */
  local: Readonly<Record<string, unknown>>;
  /** Variables of the instance as they are now. */
  variables: Readonly<Record<string, unknown>>;
}

export interface HistoryOptions {
  /** Names to show for user ids; ids that it leaves out are shown as they are. */
  names?: (ids: string[], signal?: AbortSignal) => Promise<Readonly<Record<string, string>>>;
  /**
   * What a completed task means: engines only say that it ended. 2 approved, 3 rejected, 4 cancelled
   * (process designer specification, section 9).
   */
  taskResult?: (task: TaskFacts) => { result: 2 | 3 | 4; kind?: string; reason?: string } | null;
}

/** Reads histories of instances. Rejections are `EngineFailure`. */
export interface HistoryReader {
  readonly kind: EngineKind;
  read(instanceId: string, signal?: AbortSignal): Promise<InstanceSnapshot>;
  /** Drawing of a definition. */
  xml(definitionId: string, signal?: AbortSignal): Promise<string>;
}
