import type {
  HighlightHistory,
  HistoryActivity,
  HistoryComment,
  HistoryInstance,
  HistoryMultiInstance,
  HistoryTask,
  HistoryVariable,
} from '@gongdi/bpmn';
import type { EngineConnection, HistoryOptions } from '@gongdi/engines';
import type { Look } from '../../kit/shadow/index.ts';

/** The shown data of one instance. Setting the same XML again only repaints marks. */
export interface ViewerData {
  /** BPMN 2.0 document of the model. */
  xml?: string | null;
  /** Form of the specification: the activities of the engine. Inner names are the snake_case names of the wire. */
  activities?: readonly HistoryActivity[] | null;
  processInstance?: HistoryInstance | null;
  tasks?: readonly HistoryTask[] | null;
  /** Number of all instances of multi-instance elements, for "3/5". */
  multiInstances?: readonly HistoryMultiInstance[] | null;
  /** If true, the flows in the activities are all taken flows, and no flow is inferred. */
  exactFlows?: boolean;
  /**
   * Alternative form: ids of highlighted elements computed by the host; takes precedence over the five properties
   * above.
   */
  view?: (HighlightHistory & { bpmnXml?: string | null }) | null;
  variables?: readonly HistoryVariable[] | null;
  comments?: readonly HistoryComment[] | null;
}

/** A call activity whose called instance is requested. */
export interface CalledInstance {
  /** Id of the call activity. */
  element: string;
  name: string | null;
  /** Key of the called process in the model; may be an expression. */
  calledElement: string | null;
  /** Id of the called instance, if the history contains it. */
  processInstanceId: string | null;
}

/** Function of the host that returns the called instance; null when there is nothing to show. */
export type ResolveCalledInstance = (call: CalledInstance) => Promise<(ViewerData & { name?: string | null }) | null>;

/**
 * Source from which the viewer reads instances itself: an engine's REST interface, or the Gongdi server of the
 * configuration.
 */
export type ViewerConnection = ((EngineConnection & HistoryOptions) | { kind: 'gongdi' }) & {
  /** Milliseconds between two readings of a running instance; default 10,000; 0: read once. */
  interval?: number;
};

/** Properties of `gd-instance-viewer`. */
export interface ViewerProps extends Look, ViewerData {
  /** Hides the list of visits beside the diagram. */
  noTimeline?: boolean;
  resolveCalledInstance?: ResolveCalledInstance | null;
  /** Absent: the viewer sends no requests. */
  connection?: ViewerConnection | null;
  /** Id of the instance that the connection reads. */
  instanceId?: string;
}

/** Detail of `gd-select`; `id` is null when the selection is cleared. */
export interface ViewerSelectDetail {
  id: string | null;
  type: string | null;
  name: string | null;
  /** 1 running, 2 approved, 3 rejected, 4 cancelled; null when not reached. */
  state: number | null;
}

export interface ViewerErrorDetail {
  code: string;
  message: string;
  where: 'import' | 'export' | 'connection' | 'called-instance';
  line?: number;
  column?: number;
  element?: string;
}
