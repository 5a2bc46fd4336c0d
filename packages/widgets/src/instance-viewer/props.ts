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
import type { Look } from '../kit/shadow/index.ts';

/** What is shown of one instance. Setting the same XML again only repaints marks. */
export interface ViewerData {
  /** BPMN 2.0 document of the model. */
  xml?: string | null;
  /** Specification shape: what the engine did. Names inside are the wire's snake_case. */
  activities?: readonly HistoryActivity[] | null;
  processInstance?: HistoryInstance | null;
  tasks?: readonly HistoryTask[] | null;
  /** How many instances multi-instance elements have in all, for "3/5". */
  multiInstances?: readonly HistoryMultiInstance[] | null;
  /** The flows named by the activities are all that were taken: none is inferred. */
  exactFlows?: boolean;
  /** The other shape: ids of highlighted elements computed by the host; wins over the five above when given. */
  view?: (HighlightHistory & { bpmnXml?: string | null }) | null;
  variables?: readonly HistoryVariable[] | null;
  comments?: readonly HistoryComment[] | null;
}

/** A call activity whose instance is asked for. */
export interface CalledInstance {
  /** Id of the call activity. */
  element: string;
  name: string | null;
  /** Key of the called process as the model says it; may be an expression. */
  calledElement: string | null;
  /** Id of the called instance, where the history says it. */
  processInstanceId: string | null;
}

/** What the host answers; null when there is nothing to show. */
export type ResolveCalledInstance = (call: CalledInstance) => Promise<(ViewerData & { name?: string | null }) | null>;

/** Where the viewer reads instances itself: an engine's REST interface, or the Gongdi server of the configuration. */
export type ViewerConnection = ((EngineConnection & HistoryOptions) | { kind: 'gongdi' }) & {
  /** Milliseconds between two readings of an instance that runs; default 10,000; 0: read once. */
  interval?: number;
};

/** What the host gives `gd-instance-viewer`. */
export interface ViewerProps extends Look, ViewerData {
  /** Hides the list of visits beside the diagram. */
  noTimeline?: boolean;
  resolveCalledInstance?: ResolveCalledInstance | null;
  /** Absent: the viewer makes no request at all. */
  connection?: ViewerConnection | null;
  /** Which instance the connection reads. */
  instanceId?: string;
}

/** `gd-select`: null id when nothing is selected any more. */
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
