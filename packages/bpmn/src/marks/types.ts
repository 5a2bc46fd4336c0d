/**
 * ResultCode codes of a process instance and of its tasks, as the designer specification (sections 4 and 9) numbers them.
 * Returned and withdrawn tasks keep 3 or 4 and carry a kind.
 */
export const RESULT = { running: 1, approved: 2, rejected: 3, cancelled: 4 } as const;

/** 1 running, 2 approved, 3 rejected, 4 cancelled. */
export type ResultCode = (typeof RESULT)[keyof typeof RESULT];

/** An instant as hosts write it: epoch milliseconds, ten-digit epoch seconds, or text (ISO 8601 or `YYYY-MM-DD HH:mm:ss`). */
export type Instant = number | string | null | undefined;

/** Who did something; only the name to show is read. */
export interface HistoryUser {
  nickname?: string | null;
}

/** One entry of the specification's activity list; the order of entries is free. */
export interface HistoryActivity {
  /** Id of the element in the model; a sequence flow's id says that this flow was taken. */
  key: string;
  task_id?: string | null;
  start_time?: Instant;
  end_time?: Instant;
  /** Sequence flows taken when the activity ended, where the host knows them. */
  outgoing?: readonly (string | { id?: string })[] | null;
  /** True when the engine ended the activity without completing it. */
  canceled?: boolean | null;
  /** Of a call activity: the instance that it started. */
  called_process_instance_id?: string | null;
}

/** How many instances a multi-instance activity has in all; the history alone knows only those that began. */
export interface HistoryMultiInstance {
  /** Id of the element. */
  key: string;
  total: number;
}

/** What somebody wrote on an instance or on one of its tasks; plain text. */
export interface HistoryComment {
  author?: string | HistoryUser | null;
  message: string;
  time?: Instant;
  task_id?: string | null;
}

/** A variable of the instance. */
export interface HistoryVariable {
  name: string;
  /** Whatever JSON can say; other values are shown as text. */
  value?: unknown;
  /** As the engine names it. */
  type?: string | null;
  /** Id of the element that it is local to; absent: the whole instance. */
  key?: string | null;
  task_id?: string | null;
}

/** The process instance as the viewer is given it. */
export interface HistoryInstance {
  result?: number | null;
  start_user?: HistoryUser | null;
  create_time?: Instant;
  end_time?: Instant;
}

/** A user task's record as the viewer is given it. */
export interface HistoryTask {
  id: string;
  result?: number | null;
  /** Why a 3 or 4: for instance `returned` or `withdrawn`. */
  kind?: string | null;
  name?: string | null;
  assignee_user?: HistoryUser | null;
  create_time?: Instant;
  end_time?: Instant;
  /** Of a decision that was taken back: when. */
  withdrawn_time?: Instant;
  reason?: string | null;
  /** Id of the user task element, for hosts that send no activity list. */
  task_definition_key?: string | null;
}

/** The specification's shape (designer text, section 2, Viewer). */
export interface ActivityHistory {
  activities?: readonly HistoryActivity[] | null;
  process_instance?: HistoryInstance | null;
  tasks?: readonly HistoryTask[] | null;
  multi_instances?: readonly HistoryMultiInstance[] | null;
  /** True: flows named among the activities and in `outgoing` are all that were taken, none is to be inferred. */
  exact_flows?: boolean | null;
}

/** The shape of hosts that compute the highlighted ids themselves; camelCase names inside are read as well. */
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

/** What to show for a visit depends on the node: see the Viewer part of the designer specification, section 2. */
export type VisitKind = 'start' | 'user' | 'activity' | 'end';

interface VisitBase {
  /** Outcome of this visit alone; the element's state can differ (a later visit, a cancelled instance). */
  state: ResultCode;
  /** Epoch milliseconds, or null when not known. */
  startedAt: number | null;
  endedAt: number | null;
}

/** A start event: who began the instance and when. */
export interface StartVisit extends VisitBase {
  kind: 'start';
  initiator: string | null;
}

/** A user task: approver, result, times and comment. `reason` is plain text: show it as a text node. */
export interface UserVisit extends VisitBase {
  kind: 'user';
  taskId: string | null;
  name: string | null;
  approver: string | null;
  reason: string | null;
  /** `returned`, `withdrawn`, … when the host says why. */
  resultKind: string | null;
  /** Until when an approval stood that was withdrawn, where the host says so. */
  withdrawnAt: number | null;
}

/** Any other node: its times. */
export interface ActivityVisit extends VisitBase {
  kind: 'activity';
  /** Of a call activity: id of the instance that it started, where the host says so. */
  calledInstance: string | null;
}

/** An end event: the result of the instance and when it was reached. */
export interface EndVisit extends VisitBase {
  kind: 'end';
}

/** One passage of a token through an element. */
export type Visit = StartVisit | UserVisit | ActivityVisit | EndVisit;

/** How many visits ended how; loops and multi-instance bodies have more than one. */
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
  /** True when the element repeats by a multi-instance or loop marker. */
  repeats: boolean;
  /** How many visits there will be of a multi-instance element, where the host says so. */
  planned: number | null;
  /** In order of time. */
  visits: Visit[];
  counts: VisitCounts;
}

/** The mark of one sequence flow. */
export interface FlowMark {
  id: string;
  taken: boolean;
  /** `exact` when the host said so, `inferred` when read off the order of visits. */
  certainty: 'exact' | 'inferred';
  /** How often it was taken; at least that often when inferred. */
  count: number;
  /** When it was taken, ascending, as far as known; epoch milliseconds. */
  takenAt: number[];
  /** State to draw a taken flow with: approved, or cancelled when the instance was cancelled. Null when not taken. */
  state: ResultCode | null;
}

/** Everything a viewer needs to paint an instance over its model. */
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
