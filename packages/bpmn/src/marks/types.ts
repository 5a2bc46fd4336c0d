/**
 * Result codes of a process instance and of its tasks (designer specification, sections 4 and 9). Returned and withdrawn
 * tasks keep 3 or 4 and carry a kind (settled point 23).
 */
export const RESULT = { running: 1, approved: 2, rejected: 3, cancelled: 4 } as const;

/** 1 running, 2 approved, 3 rejected, 4 cancelled. */
export type ResultCode = (typeof RESULT)[keyof typeof RESULT];

/**
 * An instant as hosts send it: epoch milliseconds, ten-digit epoch seconds, or text (ISO 8601 or `YYYY-MM-DD
 * HH:mm:ss`).
 */
export type Instant = number | string | null | undefined;

/** A user; only the display name is read. */
export interface HistoryUser {
  nickname?: string | null;
}

/** One entry of the list of activities (designer specification, section 2); the order of entries is free. */
export interface HistoryActivity {
  /** Id of the element in the model; the id of a sequence flow means that this flow was taken. */
  key: string;
  task_id?: string | null;
  start_time?: Instant;
  end_time?: Instant;
  /** Sequence flows taken when the activity ended, if the host knows them. */
  outgoing?: readonly (string | { id?: string })[] | null;
  /** True when the engine ended the activity without completing it. */
  canceled?: boolean | null;
  /** For a call activity: id of the instance that it started. */
  called_process_instance_id?: string | null;
}

/** Total number of instances of a multi-instance activity; the history itself contains only the started ones. */
export interface HistoryMultiInstance {
  /** Id of the element. */
  key: string;
  total: number;
}

/** A comment on an instance or on one of its tasks; plain text. */
export interface HistoryComment {
  author?: string | HistoryUser | null;
  message: string;
  time?: Instant;
  task_id?: string | null;
}

/** A variable of the instance. */
export interface HistoryVariable {
  name: string;
  /** Any JSON value; other values are shown as text. */
  value?: unknown;
  /** Type name used by the engine. */
  type?: string | null;
  /** Id of the element that the variable is local to; absent: the whole instance. */
  key?: string | null;
  task_id?: string | null;
}

/** The process instance as it is passed to the viewer. */
export interface HistoryInstance {
  result?: number | null;
  start_user?: HistoryUser | null;
  create_time?: Instant;
  end_time?: Instant;
}

/** The record of a user task as it is passed to the viewer. */
export interface HistoryTask {
  id: string;
  result?: number | null;
  /** The reason for a result 3 or 4: for instance `returned` or `withdrawn`. */
  kind?: string | null;
  name?: string | null;
  assignee_user?: HistoryUser | null;
  create_time?: Instant;
  end_time?: Instant;
  /** For a decision that was withdrawn: the time of the withdrawal. */
  withdrawn_time?: Instant;
  reason?: string | null;
  /** Id of the user task element, for hosts that send no activity list. */
  task_definition_key?: string | null;
}

/** Input of the viewer (designer specification, section 2: viewer screen). */
export interface ActivityHistory {
  activities?: readonly HistoryActivity[] | null;
  process_instance?: HistoryInstance | null;
  tasks?: readonly HistoryTask[] | null;
  multi_instances?: readonly HistoryMultiInstance[] | null;
  /** True: the flows among the activities and in `outgoing` are all taken flows; none are inferred. */
  exact_flows?: boolean | null;
}

/** The input shape of hosts that compute the highlighted ids themselves; camelCase names inside are read as well. */
export interface HighlightHistory {
  unfinishedTaskActivityIds?: readonly string[] | null;
  finishedTaskActivityIds?: readonly string[] | null;
  finishedSequenceFlowActivityIds?: readonly string[] | null;
  rejectedTaskActivityIds?: readonly string[] | null;
  tasks?: readonly object[] | null;
  processInstance?: object | null;
}

/** Either input shape. */
export type InstanceHistory = ActivityHistory | HighlightHistory;

/** The data shown for a visit depends on the node (designer specification, section 2: viewer screen). */
export type VisitKind = 'start' | 'user' | 'activity' | 'end';

interface VisitBase {
  /** Outcome of this visit alone; the element's state can differ (a later visit, a cancelled instance). */
  state: ResultCode;
  /** Epoch milliseconds, or null when not known. */
  startedAt: number | null;
  endedAt: number | null;
}

/** Visit of a start event: who started the instance and when. */
export interface StartVisit extends VisitBase {
  kind: 'start';
  initiator: string | null;
}

/** Visit of a user task: approver, result, times and comment. `reason` is plain text: show it as a text node. */
export interface UserVisit extends VisitBase {
  kind: 'user';
  taskId: string | null;
  name: string | null;
  approver: string | null;
  reason: string | null;
  /** `returned`, `withdrawn`, … when the host sends the reason. */
  resultKind: string | null;
  /** The time when an approval was withdrawn, if the host sends it. */
  withdrawnAt: number | null;
}

/** Visit of any other node: its times. */
export interface ActivityVisit extends VisitBase {
  kind: 'activity';
  /** For a call activity: id of the instance that it started, if the host sends it. */
  calledInstance: string | null;
}

/** Visit of an end event: the result of the instance and when it was reached. */
export interface EndVisit extends VisitBase {
  kind: 'end';
}

/** One passage of a token through an element. */
export type Visit = StartVisit | UserVisit | ActivityVisit | EndVisit;

/** Number of visits by outcome; loops and multi-instance bodies have more than one visit. */
export interface VisitCounts {
  total: number;
  running: number;
  approved: number;
  rejected: number;
  cancelled: number;
}

/** The mark of one visited element. */
export interface ElementMark {
  id: string;
  /** Type name of the element, such as `bpmn:UserTask`. */
  type: string;
  state: ResultCode;
  /** True when the element has a multi-instance or loop marker. */
  repeats: boolean;
  /** Total number of visits of a multi-instance element, if the host sends it. */
  planned: number | null;
  /** In order of time. */
  visits: Visit[];
  counts: VisitCounts;
}

/** The mark of one sequence flow. */
export interface FlowMark {
  id: string;
  taken: boolean;
  /** `exact` when the host listed the flow, `inferred` when it follows from the order of visits. */
  certainty: 'exact' | 'inferred';
  /** How often the flow was taken; for an inferred flow the minimum. */
  count: number;
  /** Known instants at which the flow was taken, ascending; epoch milliseconds. */
  takenAt: number[];
  /** State to draw a taken flow with: approved, or cancelled when the instance was cancelled. Null when not taken. */
  state: ResultCode | null;
}

/** All data that a viewer needs to paint an instance over its model. */
export interface Marks {
  /** ResultCode of the instance; null when the host sent none. */
  result: ResultCode | null;
  /** Visited elements by id. */
  elements: Map<string, ElementMark>;
  /** Every sequence flow of the model that has an id, by id. */
  flows: Map<string, FlowMark>;
  /** Keys in the history that the model does not have, each once. */
  unknown: string[];
}
